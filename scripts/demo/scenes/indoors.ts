import { blend, frame, glow, leaf, outlook, pot, shadow, table, tint } from './canvas'

const star = (x: number, y: number, size: number, fill: string = tint.sun) =>
  `<path transform="translate(${x} ${y}) scale(${size / 20})" d="M0 -20L6 -7L20 -5.5L9.5 4.5L12.5 18.5L0 11.5L-12.5 18.5L-9.5 4.5L-20 -5.5L-6 -7Z" fill="${fill}"/>`

export const bed = frame(
  blend('wall', '#4d5a97', '#6a6cad') +
    blend('night', '#22305f', '#4d63a5') +
    blend('quilt', '#f0a05f', '#d8704e') +
    glow('moon', '#fff3c0', 0.7) +
    glow('lamp', '#ffdf8a', 0.75),
  `<path d="M0 0H1200V900H0Z" fill="url(#wall)" filter="url(#dye)"/><g fill="#fff" opacity=".07">${[0, 1, 2, 3, 4, 5, 6, 7].map((n) => `<path d="M${n * 160} 0h70V700h-70Z"/>`).join('')}</g>
  <path d="M118 78H602V502H118Z" fill="#eadfca"/><path d="M140 100H580V480H140Z" fill="url(#night)"/><circle cx="430" cy="230" r="180" fill="url(#moon)"/><circle cx="430" cy="230" r="82" fill="#fff4cf"/><circle cx="400" cy="212" r="14" fill="#f0dfae"/><circle cx="452" cy="258" r="19" fill="#f0dfae"/><circle cx="460" cy="196" r="9" fill="#f0dfae"/>${star(210, 170, 16, '#fff4cf')}${star(250, 345, 11, '#fff4cf')}${star(530, 380, 12, '#fff4cf')}${star(220, 400, 9, '#fff4cf')}<path d="M140 440Q260 390 380 430T580 410V480H140Z" fill="#1d4a4a"/><path d="M353 100h14V480h-14ZM140 284H580v12H140Z" fill="#eadfca"/><path d="M96 494H624v28H96Z" fill="#f6ecd8"/>
  <path d="M60 60Q200 120 150 560H40V60ZM660 60Q520 120 570 560H690V60Z" fill="${tint.berry}" opacity=".85"/><path d="M40 60h60Q120 300 80 560H40ZM690 60h-50Q610 300 650 560H690Z" fill="${tint.berryDeep}" opacity=".5"/>
  <circle cx="1040" cy="390" r="300" fill="url(#lamp)"/><path d="M980 400L1010 300H1080L1110 400Z" fill="#ffeab0"/><path d="M1045 400V520" stroke="${tint.woodDeep}" stroke-width="16"/><path d="M930 520H1170V800H930Z" fill="${tint.woodDeep}"/><path d="M930 520H1170V544H930Z" fill="${tint.wood}"/><path d="M960 590H1140V680H960Z" fill="#a8713f"/><circle cx="1050" cy="634" r="12" fill="${tint.sun}"/><path d="M1100 490h50v30h-50Z" fill="${tint.coral}"/><path d="M1090 470h64v22h-64Z" fill="${tint.leaf}"/>
  <path d="M0 760H1200V900H0Z" fill="#7a5a6c"/>${shadow(460, 850, 470, 60)}
  <path d="M20 470Q20 420 70 420H110V830H20Z" fill="${tint.woodDeep}"/><path d="M100 560H880V800H100Z" fill="#b98355"/><path d="M870 610H910V830H870Z" fill="${tint.woodDeep}"/>
  <path d="M110 560Q150 500 330 520Q380 540 370 600H110Z" fill="${tint.paper}"/><path d="M140 540Q220 500 320 532" stroke="#d9cdb9" stroke-width="8" fill="none" stroke-linecap="round"/>
  <path d="M250 640Q330 520 560 560Q760 560 880 620V770Q560 800 230 770Q220 700 250 640Z" fill="url(#quilt)" filter="url(#dye)"/><path d="M250 640Q330 520 420 548Q330 600 300 774L230 770Q220 700 250 640Z" fill="#ffe9c4"/><g stroke="#fff" stroke-opacity=".4" stroke-width="8" fill="none" stroke-dasharray="22 16"><path d="M400 600Q640 600 880 670M360 690Q620 690 880 730M560 566Q540 680 560 782M720 572Q700 680 720 780"/></g>${star(470, 650, 26)}${star(640, 640, 26)}${star(800, 700, 26)}${star(640, 736, 22)}
  <g><circle cx="226" cy="452" r="26" fill="#a9703f"/><circle cx="318" cy="452" r="26" fill="#a9703f"/><circle cx="272" cy="494" r="66" fill="#c58a54"/><ellipse cx="272" cy="516" rx="32" ry="24" fill="#f3dbb4"/><circle cx="272" cy="506" r="9" fill="#4a2c18"/><path d="M236 486q12 10 22 0M288 486q12 10 22 0M262 524q10 8 20 0" stroke="#4a2c18" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M210 570Q272 530 336 570L350 640Q280 600 214 640Z" fill="#c58a54"/></g>`,
  '#cfd8ff',
)

const brush = (x: number, turn: number, colour: string) =>
  `<g transform="translate(${x} 640) rotate(${turn})"><path d="M-13 0V-330Q-13 -420 -10 -450H14Q13 -400 13 -330V0Z" fill="${colour}"/><path d="M4 0V-440H14Q13 -400 13 -330V0Z" fill="#000" opacity=".12"/><path d="M-10 -446H-46V-360H-12Z" fill="${tint.paper}"/><path d="M-46 -446V-360M-36 -446V-360M-26 -446V-360" stroke="#bfe0ee" stroke-width="5"/><path d="M-46 -446q-10 22 0 43t0 43" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round"/></g>`

export const teeth = frame(
  blend('wall', '#c9ece6', '#a9dcd6') +
    blend('cup', '#f9a98c', '#e06a49') +
    blend('mirror', '#f3fbff', '#bfe2ee') +
    blend('tube', '#8ecbef', '#4a97cc', true),
  `<path d="M0 0H1200V900H0Z" fill="url(#wall)" filter="url(#dye)"/><g stroke="#fff" stroke-opacity=".65" stroke-width="7">${[130, 270, 410, 550, 690].map((y) => `<path d="M0 ${y}H1200"/>`).join('')}${[140, 280, 420, 560, 700, 840, 980, 1120].map((x) => `<path d="M${x} 0V700"/>`).join('')}</g>
  <circle cx="830" cy="290" r="256" fill="${tint.wood}"/><circle cx="830" cy="290" r="226" fill="url(#mirror)"/><path d="M680 380L900 120M730 430L970 150" stroke="#fff" stroke-width="34" stroke-linecap="round" opacity=".7"/>${leaf(960, 460, 110, -10, '#9bd39a')}${leaf(950, 470, 100, -50, '#7dbb86')}
  <path d="M0 690H1200V900H0Z" fill="#fdf7ea"/><path d="M0 690H1200V716H0Z" fill="#fff"/><path d="M0 716H1200V734H0Z" fill="#c8b79a" opacity=".35"/>
  ${brush(330, -20, tint.sun)}${brush(420, 4, tint.leaf)}${brush(490, 24, tint.berry)}
  ${shadow(410, 810, 210, 40)}<path d="M270 500H550L524 790Q522 808 504 808H316Q298 808 296 790Z" fill="url(#cup)" filter="url(#dye)"/><path d="M470 500H550L524 790Q522 808 504 808H440Q470 660 470 500Z" fill="#8a2c14" opacity=".16"/><path d="M262 492H558V528H262Z" fill="#ffd1bf"/><path d="M312 560L330 760" stroke="#fff" stroke-opacity=".6" stroke-width="20" stroke-linecap="round"/><path d="M372 618C384 604 398 612 408 618C418 612 434 604 446 618C458 636 446 660 442 682C438 706 432 716 424 712C416 708 420 680 409 680C398 680 402 708 394 712C386 716 380 706 376 682C372 660 360 636 372 618Z" fill="#fff"/>
  ${shadow(760, 820, 200, 30)}<g transform="rotate(-8 760 780)"><path d="M600 748H880L930 716V846L880 814H600Z" fill="url(#tube)"/><path d="M930 710h24V852H930Z" fill="#3d86ba"/><path d="M560 756H604V806H560Z" fill="${tint.paper}"/><path d="M640 764H860" stroke="#fff" stroke-opacity=".6" stroke-width="12" stroke-linecap="round"/>${leaf(760, 806, 44, -40, '#fff')}${leaf(760, 806, 44, 40, '#fff')}</g>
  ${shadow(1070, 810, 100, 24)}<path d="M1000 560H1140V588H1000ZM1000 780H1140V808H1000Z" fill="${tint.woodDeep}"/><path d="M1016 588H1124Q1120 660 1082 684Q1120 708 1124 780H1016Q1020 708 1058 684Q1020 660 1016 588Z" fill="#f4fcff" opacity=".85"/><path d="M1030 640Q1070 652 1110 640Q1100 668 1070 682Q1040 668 1030 640ZM1022 780Q1030 740 1070 734Q1110 740 1118 780Z" fill="${tint.berry}"/><path d="M1070 682V740" stroke="${tint.berry}" stroke-width="5"/>`,
)

export const book = frame(
  blend('wall', '#f3c79a', '#e6a97c') +
    blend('seat', '#5aa274', '#33774f') +
    glow('lamp', '#fff2bd', 0.95) +
    blend('page', '#fffdf4', '#f5e6c8'),
  `<path d="M0 0H1200V900H0Z" fill="url(#wall)" filter="url(#dye)"/><path d="M60 120H520V150H60ZM60 320H520V350H60Z" fill="${tint.woodDeep}"/><g>${[
    [80, 34, 130, tint.coral],
    [120, 44, 160, tint.leaf],
    [170, 30, 140, tint.sun],
    [206, 50, 150, tint.skyDeep],
    [262, 36, 120, tint.berry],
    [304, 40, 160, tint.leafDeep],
  ]
    .map(
      ([x, w, h, fill]) =>
        `<path d="M${x} ${320 - Number(h)}h${w}v${h}h-${w}Z" fill="${fill}"/><path d="M${x} ${344 - Number(h)}h${w}v10h-${w}Z" fill="#fff" opacity=".5"/>`,
    )
    .join('')}</g>${pot(430, 320, 90, tint.sky)}
  <circle cx="960" cy="250" r="420" fill="url(#lamp)"/><path d="M850 300L900 130H1030L1080 300Z" fill="#fff0c4"/><path d="M850 300L900 130H930L890 300Z" fill="#fff" opacity=".5"/><path d="M965 300V760" stroke="${tint.soil}" stroke-width="16"/>
  <path d="M40 520Q60 400 220 400H760Q920 400 940 520V900H40Z" fill="url(#seat)" filter="url(#dye)"/><path d="M0 560Q80 500 140 580V900H0ZM980 560Q900 500 850 580V900H980Z" fill="#3f8a5c"/><path d="M140 640Q500 600 850 640V900H140Z" fill="#4d9a6a"/><path d="M210 430Q500 410 780 430" stroke="#fff" stroke-opacity=".25" stroke-width="14" stroke-linecap="round" fill="none"/>
  <path d="M560 560Q720 520 860 600L900 900H600Z" fill="${tint.coral}"/><path d="M580 620L880 680M590 720L890 780M600 820L900 870M650 556L700 900M770 556L820 900" stroke="${tint.cream}" stroke-width="12" opacity=".7"/>
  ${shadow(470, 810, 380, 60)}<path d="M130 560L470 620L810 560L850 800L470 850L90 800Z" fill="${tint.berryDeep}"/><path d="M470 600Q320 510 150 560L118 780Q320 740 470 820Z" fill="url(#page)"/><path d="M470 600Q620 510 790 560L822 780Q620 740 470 820Z" fill="url(#page)"/><path d="M470 600Q440 584 410 574L400 782Q440 796 470 820ZM470 600Q500 584 530 574L540 782Q500 796 470 820Z" fill="#b98f5a" opacity=".25"/>
  <g transform="rotate(4 290 660)"><circle cx="350" cy="610" r="26" fill="${tint.sun}"/><path d="M160 720Q220 640 280 690T400 680V740Q280 710 156 748Z" fill="${tint.leaf}"/><path d="M220 690l26 -60 26 60Z" fill="${tint.leafDeep}"/><path d="M300 690l20 -46 20 46Z" fill="${tint.leafDeep}"/></g><g fill="none" stroke="#b79c78" stroke-width="8" stroke-linecap="round"><path d="M560 620Q660 580 760 598M562 652Q660 612 766 630M564 684Q660 646 772 662M566 716Q650 682 720 688"/></g>
  ${shadow(1080, 830, 100, 24)}<path d="M1000 690H1140L1128 810Q1126 830 1106 830H1034Q1014 830 1012 810Z" fill="${tint.sky}"/><path d="M1138 710C1200 710 1196 790 1130 790" fill="none" stroke="${tint.sky}" stroke-width="18"/><ellipse cx="1070" cy="690" rx="70" ry="16" fill="#7a4a2e"/><path d="M1050 650C1030 620 1070 600 1050 560M1090 650C1070 620 1110 600 1090 566" stroke="#fff" stroke-opacity=".7" stroke-width="12" fill="none" stroke-linecap="round"/><path d="M980 830H1200V900H980Z" fill="${tint.woodDeep}"/>`,
  '#ffe2a8',
)

export const bean = frame(
  blend('wall', '#fbeed2', '#f6dcae') + blend('glass', '#ffffff', '#d3ecf2', true),
  `<path d="M0 0H1200V900H0Z" fill="url(#wall)" filter="url(#dye)"/>${outlook(250, 70, 700, 520)}<path d="M0 690H1200V900H0Z" fill="#fff7e6"/><path d="M0 690H1200V712H0Z" fill="#fff"/><path d="M0 790H1200V812H0Z" fill="#b99a6a" opacity=".25"/>
  <path d="M0 60Q160 140 150 640H0ZM1200 60Q1040 140 1050 640H1200Z" fill="${tint.coral}" opacity=".55"/>
  ${shadow(600, 790, 250, 44)}<path d="M600 600C560 500 640 430 596 330C580 290 600 250 604 230" fill="none" stroke="${tint.leafDeep}" stroke-width="24" stroke-linecap="round"/>${leaf(602, 240, 210, -52)}${leaf(602, 240, 220, 46, tint.leafDeep)}${leaf(606, 420, 120, 74, tint.lime)}${leaf(590, 350, 100, -84)}${leaf(603, 240, 70, -4, tint.lime)}
  <path d="M440 500H760V740Q760 790 710 790H490Q440 790 440 740Z" fill="url(#glass)" opacity=".62"/><g fill="#fffefa"><circle cx="500" cy="690" r="62"/><circle cx="590" cy="670" r="72"/><circle cx="690" cy="690" r="62"/><circle cx="540" cy="734" r="56"/><circle cx="650" cy="738" r="54"/></g><g fill="#dfe9e6" opacity=".8"><circle cx="520" cy="720" r="26"/><circle cx="630" cy="700" r="30"/><circle cx="700" cy="730" r="22"/></g>
  <path d="M560 640C540 600 590 570 620 596C650 620 640 670 606 666C590 664 588 650 576 656Z" fill="#9a5a3c"/><path d="M572 630Q580 604 602 606" stroke="#fff" stroke-opacity=".5" stroke-width="8" stroke-linecap="round" fill="none"/><path d="M600 664q-10 40 -34 56M606 666q14 36 10 66M588 660q-30 20 -60 30" stroke="#f4e3bf" stroke-width="8" fill="none" stroke-linecap="round"/>
  <path d="M428 480H772V520H428Z" fill="#fff" opacity=".85"/><path d="M470 540V740" stroke="#fff" stroke-width="20" stroke-linecap="round" opacity=".9"/><path d="M512 750V690M730 560V720" stroke="#fff" stroke-width="10" stroke-linecap="round" opacity=".7"/>
  ${shadow(230, 800, 120, 26)}<path d="M150 690H310L296 800H164Z" fill="${tint.skyDeep}"/><ellipse cx="230" cy="690" rx="80" ry="16" fill="#2f76a6"/><path d="M160 720L80 650" stroke="${tint.skyDeep}" stroke-width="22" stroke-linecap="round"/><path d="M306 710q70 10 -8 70" fill="none" stroke="${tint.skyDeep}" stroke-width="18"/>
  ${shadow(980, 810, 120, 24)}<circle cx="930" cy="790" r="20" fill="#9a5a3c"/><ellipse cx="990" cy="800" rx="26" ry="18" fill="#7d4530"/><ellipse cx="1040" cy="790" rx="24" ry="18" fill="#b5714d"/>`,
)

const hand = (flip: number, sleeve: string, stripe: string) =>
  `<g transform="translate(600 0) scale(${flip} 1)"><path d="M-620 470L-330 520V690L-620 720Z" fill="${sleeve}"/><path d="M-560 480l20 232h40l-18 -226ZM-450 500l14 200h40l-12 -194Z" fill="${stripe}"/><path d="M-340 530Q-230 480 -110 500Q20 500 60 548Q70 580 20 584Q76 600 60 636Q40 660 -10 650Q30 680 -6 706Q-60 720 -120 706Q-250 720 -340 682Z" fill="#d79a73"/><path d="M-340 640Q-200 690 -60 690Q-60 716 -120 706Q-250 720 -340 682Z" fill="#8a4b2b" opacity=".22"/><path d="M-180 520Q-120 440 -40 452Q-10 470 -50 500Q-100 530 -120 570Z" fill="#d79a73"/><path d="M20 584Q-20 582 -60 576M-10 650Q-40 646 -76 634" stroke="#a8694a" stroke-width="7" fill="none" stroke-linecap="round"/></g>`

export const hands = frame(
  blend('wall', '#d8eef6', '#b4dcec') +
    blend('water', '#ffffff', '#9fd6f2') +
    blend('basin', '#ffffff', '#dfeaf0') +
    blend('metal', '#eef3f5', '#a9bac4', true),
  `<path d="M0 0H1200V900H0Z" fill="url(#wall)" filter="url(#dye)"/><g fill="#fff" opacity=".4">${[0, 1, 2, 3, 4, 5].map((n) => `<path d="M${n * 220 - 30} 40h180v150h-180ZM${n * 220 - 140} 214h180v150h-180Z"/>`).join('')}</g>
  ${pot(1060, 430, 130, tint.coral)}<path d="M0 430H1200V470H0Z" fill="#fff"/><path d="M0 470H1200V490H0Z" fill="#5c7a8a" opacity=".18"/><path d="M0 490H1200V900H0Z" fill="url(#basin)"/><ellipse cx="600" cy="800" rx="560" ry="150" fill="#c3d8e2"/><ellipse cx="600" cy="824" rx="500" ry="116" fill="#e6f3f8"/>
  <path d="M540 440V250Q540 130 650 130Q740 130 740 230V260H684V240Q684 190 648 190Q606 190 606 250V440Z" fill="url(#metal)"/><path d="M500 420H650V450H500Z" fill="#8fa3ae"/><path d="M556 430V250Q560 150 640 146" stroke="#fff" stroke-width="12" fill="none" stroke-linecap="round" opacity=".8"/><path d="M480 330h70v40h-70Z" fill="#a9bac4"/><circle cx="470" cy="350" r="34" fill="${tint.coral}"/>
  <path d="M690 262H736Q744 420 720 560H640Q690 430 690 262Z" fill="url(#water)" opacity=".85"/>
  ${hand(1, tint.sun, tint.amber)}${hand(-1, tint.leaf, tint.leafDeep)}
  <g fill="#fff">${[
    [500, 560, 56],
    [580, 520, 66],
    [660, 540, 62],
    [620, 610, 74],
    [540, 640, 58],
    [700, 630, 54],
    [610, 690, 50],
    [470, 620, 36],
    [740, 580, 34],
    [560, 720, 28],
    [670, 730, 26],
  ]
    .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`)
    .join(
      '',
    )}</g><g fill="#cfe9f5" opacity=".75"><circle cx="640" cy="640" r="40"/><circle cx="560" cy="660" r="30"/><circle cx="690" cy="590" r="26"/><circle cx="520" cy="590" r="24"/></g><g fill="#fff" opacity=".85"><circle cx="600" cy="580" r="24"/><circle cx="650" cy="550" r="18"/></g>
  ${[
    [380, 380, 46],
    [300, 250, 30],
    [840, 400, 40],
    [900, 270, 26],
    [430, 190, 18],
    [820, 720, 34],
    [360, 760, 26],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" opacity=".34"/><circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#fff" stroke-width="4"/><path d="M${x - r * 0.6} ${y}A${r * 0.6} ${r * 0.6} 0 0 1 ${x} ${y - r * 0.6}" stroke="${tint.berry}" stroke-opacity=".55" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M${x + r * 0.6} ${y}A${r * 0.6} ${r * 0.6} 0 0 1 ${x} ${y + r * 0.6}" stroke="${tint.leaf}" stroke-opacity=".6" stroke-width="6" fill="none" stroke-linecap="round"/>`,
    )
    .join('')}
  ${shadow(170, 520, 100, 22)}<path d="M100 340H240V500Q240 520 220 520H120Q100 520 100 500Z" fill="${tint.leaf}"/><path d="M100 400H240V470H100Z" fill="${tint.paper}"/><path d="M150 290H190V340H150ZM110 270H190V292H110Z" fill="${tint.paper}"/>${leaf(170, 462, 54, -24)}${leaf(170, 462, 54, 30, tint.leafDeep)}`,
)

export const music = frame(
  blend('wall', '#f7b9a5', '#f0957f') + blend('radio', '#f8d98e', '#e5ad4c') + glow('spot', '#fff4c8', 0.6),
  `<path d="M0 0H1200V900H0Z" fill="url(#wall)" filter="url(#dye)"/><circle cx="600" cy="380" r="520" fill="url(#spot)"/>
  <path d="M-20 60Q300 220 600 120T1220 60" fill="none" stroke="${tint.paper}" stroke-width="7"/>${[60, 190, 320, 450, 580, 710, 840, 970, 1100].map((x, n) => `<path d="M${x} ${[98, 138, 156, 152, 126, 100, 92, 90, 82][n]}l34 86 44 -84Z" fill="${[tint.leaf, tint.sun, tint.sky, tint.berry][n % 4]}"/>`).join('')}
  ${table(660, '#c98a5c', '#8f5a35')}<path d="M0 790H1200V900H0Z" fill="#a9683f"/><path d="M390 790v110M800 790v110" stroke="#7c4727" stroke-width="10"/><circle cx="360" cy="846" r="13" fill="${tint.sun}"/><circle cx="430" cy="846" r="13" fill="${tint.sun}"/>
  ${pot(1050, 690, 170, tint.skyDeep)}
  ${shadow(560, 720, 370, 48)}<path d="M320 330C320 210 800 210 800 330" fill="none" stroke="${tint.soil}" stroke-width="26"/><rect x="230" y="320" width="660" height="390" rx="60" fill="#b97b2c"/><rect x="230" y="306" width="660" height="390" rx="60" fill="url(#radio)" filter="url(#dye)"/><path d="M860 300L980 130" stroke="#8a9aa3" stroke-width="10" stroke-linecap="round"/><circle cx="982" cy="126" r="13" fill="${tint.coralDeep}"/>
  <circle cx="400" cy="510" r="138" fill="${tint.soil}"/><circle cx="400" cy="510" r="116" fill="#9b6b4b"/><g fill="${tint.soil}">${[-70, -35, 0, 35, 70].flatMap((x) => [-70, -35, 0, 35, 70].map((y) => (x * x + y * y < 8000 ? `<circle cx="${400 + x}" cy="${510 + y}" r="9"/>` : ''))).join('')}</g>
  <rect x="580" y="370" width="260" height="110" rx="24" fill="${tint.paper}"/><path d="M610 440V410M640 440V420M670 440V410M700 440V420M730 440V410M760 440V420M790 440V410" stroke="${tint.ink}" stroke-width="6" stroke-linecap="round"/><path d="M688 380V470" stroke="${tint.coralDeep}" stroke-width="8"/>
  ${[640, 780].map((x) => `<circle cx="${x}" cy="580" r="54" fill="${tint.soil}"/><circle cx="${x}" cy="576" r="44" fill="${tint.cream}"/><path d="M${x} 576l18 -30" stroke="${tint.coralDeep}" stroke-width="9" stroke-linecap="round"/>`).join('')}<path d="M280 350Q560 330 830 350" stroke="#fff" stroke-opacity=".55" stroke-width="16" stroke-linecap="round" fill="none"/>
  ${[
    [150, 430, 1, tint.leafDeep],
    [110, 260, 0.7, tint.berryDeep],
    [960, 420, 0.9, tint.leafDeep],
    [560, 250, 0.6, tint.berryDeep],
    [1090, 300, 0.8, tint.skyDeep],
  ]
    .map(
      ([x, y, size, fill]) =>
        `<g transform="translate(${x} ${y}) scale(${size}) rotate(-8)" fill="${fill}"><ellipse cx="-26" cy="60" rx="30" ry="23" transform="rotate(-20 -26 60)"/><ellipse cx="66" cy="44" rx="30" ry="23" transform="rotate(-20 66 44)"/><path d="M-8 60V-56L94 -76V40H78V-34L8 -20V60Z"/></g>`,
    )
    .join('')}`,
)
