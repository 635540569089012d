// Written by `make assets` from the files in Assets/; change those.

extension EmbeddedAssets {
    /// The text of Assets/choice.css.
    static let choiceStyle = #"""
        .top:has(.m1:checked)~main .method:not(.m1){display:none}
        .top:has(.m2:checked)~main .method:not(.m2){display:none}
        .top:has(.m3:checked)~main .method:not(.m3){display:none}
        .top:has(.m4:checked)~main .method:not(.m4){display:none}
        .top:has(.m5:checked)~main .method:not(.m5){display:none}
        .top:has(.m6:checked)~main .method:not(.m6){display:none}
        .top:has(.m7:checked)~main .method:not(.m7){display:none}
        .top:has(.m8:checked)~main .method:not(.m8){display:none}
        .top:has(.m9:checked)~main .method:not(.m9){display:none}
        .top:has(.m10:checked)~main .method:not(.m10){display:none}
        .top:has(.m11:checked)~main .method:not(.m11){display:none}
        .top:has(.m12:checked)~main .method:not(.m12){display:none}
        .top:has(.m13:checked)~main .method:not(.m13){display:none}
        .top:has(.m14:checked)~main .method:not(.m14){display:none}
        .top:has(.m15:checked)~main .method:not(.m15){display:none}
        .top:has(.m16:checked)~main .method:not(.m16){display:none}
        .top:has(.m17:checked)~main .method:not(.m17){display:none}
        .top:has(.m18:checked)~main .method:not(.m18){display:none}
        .top:has(.m19:checked)~main .method:not(.m19){display:none}
        .top:has(.m20:checked)~main .method:not(.m20){display:none}
        .top:has(.m21:checked)~main .method:not(.m21){display:none}
        .top:has(.m22:checked)~main .method:not(.m22){display:none}
        .top:has(.m23:checked)~main .method:not(.m23){display:none}
        .top:has(.m24:checked)~main .method:not(.m24){display:none}
        .top:has(.m25:checked)~main .method:not(.m25){display:none}
        .top:has(.m26:checked)~main .method:not(.m26){display:none}
        .top:has(.m27:checked)~main .method:not(.m27){display:none}
        .top:has(.m28:checked)~main .method:not(.m28){display:none}
        .top:has(.m29:checked)~main .method:not(.m29){display:none}
        .top:has(.m30:checked)~main .method:not(.m30){display:none}
        .top:has(.m31:checked)~main .method:not(.m31){display:none}
        .top:has(.m32:checked)~main .method:not(.m32){display:none}
        .top:has(.m33:checked)~main .method:not(.m33){display:none}
        .top:has(.m34:checked)~main .method:not(.m34){display:none}
        .top:has(.m35:checked)~main .method:not(.m35){display:none}
        .top:has(.m36:checked)~main .method:not(.m36){display:none}
        .top:has(.m37:checked)~main .method:not(.m37){display:none}
        .top:has(.m38:checked)~main .method:not(.m38){display:none}
        .top:has(.m39:checked)~main .method:not(.m39){display:none}
        .top:has(.m40:checked)~main .method:not(.m40){display:none}
        .top:has(.m41:checked)~main .method:not(.m41){display:none}
        .top:has(.m42:checked)~main .method:not(.m42){display:none}
        .top:has(.m43:checked)~main .method:not(.m43){display:none}
        .top:has(.m44:checked)~main .method:not(.m44){display:none}
        .top:has(.m45:checked)~main .method:not(.m45){display:none}
        .top:has(.m46:checked)~main .method:not(.m46){display:none}
        .top:has(.m47:checked)~main .method:not(.m47){display:none}
        .top:has(.m48:checked)~main .method:not(.m48){display:none}
        .top:has(.m49:checked)~main .method:not(.m49){display:none}
        .top:has(.m50:checked)~main .method:not(.m50){display:none}
        .top:has(.m51:checked)~main .method:not(.m51){display:none}
        .top:has(.m52:checked)~main .method:not(.m52){display:none}
        .top:has(.m53:checked)~main .method:not(.m53){display:none}
        .top:has(.m54:checked)~main .method:not(.m54){display:none}
        .top:has(.m55:checked)~main .method:not(.m55){display:none}
        .top:has(.m56:checked)~main .method:not(.m56){display:none}
        .top:has(.m57:checked)~main .method:not(.m57){display:none}
        .top:has(.m58:checked)~main .method:not(.m58){display:none}
        .top:has(.m59:checked)~main .method:not(.m59){display:none}
        .top:has(.m60:checked)~main .method:not(.m60){display:none}
        .top:has(.m61:checked)~main .method:not(.m61){display:none}
        .top:has(.m62:checked)~main .method:not(.m62){display:none}
        .top:has(.m63:checked)~main .method:not(.m63){display:none}
        .top:has(.m64:checked)~main .method:not(.m64){display:none}

        """#
}
