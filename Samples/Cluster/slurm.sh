#!/bin/sh
# Analyses many layouts as an array of Slurm jobs: the same bytes as one machine writes.
#
#   sbatch --wait slurm.sh FOLDER @layouts.txt --method ios-switch-auto
#   navcost merge FOLDER/part-*.json -o all.json
#
# FOLDER is one that all machines share; each job writes its part there. A part whose inputs are not all valid ends with 2
# and is written all the same.
#SBATCH --job-name=navcost
#SBATCH --array=1-16
#SBATCH --cpus-per-task=2
set -eu
folder=$1
shift
mkdir -p "$folder"
exec "${NAVCOST:-navcost}" analyze --format json --jobs "${SLURM_CPUS_PER_TASK:-1}" \
    --shard "$SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT" -o "$folder/part-$SLURM_ARRAY_TASK_ID.json" "$@"
