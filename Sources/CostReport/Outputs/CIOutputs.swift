extension Output {
    /// SARIF 2.1.0, for code scanning.
    public static let sarif: Output = {
        var output = Output(
            id: "sarif", summary: "SARIF 2.1.0, for code scanning", mediaType: "application/sarif+json")
        output.check = { report, _ in CheckSARIF.document(report) }
        return output
    }()

    /// JUnit's XML, for test reports.
    public static let junit: Output = {
        var output = Output(id: "junit", summary: "JUnit XML, for test reports", mediaType: "application/xml")
        output.check = { report, _ in CheckJUnit.document(report) }
        return output
    }()

    /// Workflow commands of GitHub Actions.
    public static let github: Output = {
        var output = Output(
            id: "github", summary: "workflow commands of GitHub Actions", mediaType: "text/plain")
        output.check = { report, _ in CheckGitHub.text(report) }
        return output
    }()

    /// The code quality report of GitLab.
    public static let gitlab: Output = {
        var output = Output(
            id: "gitlab", summary: "code quality report of GitLab", mediaType: "application/json")
        output.check = { report, _ in CheckGitLab.document(report) }
        return output
    }()
}
