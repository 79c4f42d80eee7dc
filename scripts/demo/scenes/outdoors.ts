import { blend, cloud, frame, glow, leaf, shadow, tint, tree } from './canvas'

const flowers = (places: [x: number, y: number, colour: string][]) =>
  places
    .map(
      ([x, y, colour]) =>
        `<path d="M${x} ${y}v34" stroke="${tint.leafDark}" stroke-width="5"/><g fill="${colour}"><circle cx="${x - 10}" cy="${y}" r="9"/><circle cx="${x + 10}" cy="${y}" r="9"/><circle cx="${x}" cy="${y - 10}" r="9"/><circle cx="${x}" cy="${y + 10}" r="9"/></g><circle cx="${x}" cy="${y}" r="7" fill="#fff3bf"/>`,
    )
    .join('')

const park = (sky: string) =>
  `<path d="M0 0H1200V900H0Z" fill="${sky}"/><circle cx="240" cy="190" r="330" fill="url(#sun)"/><circle cx="240" cy="190" r="72" fill="#fff2bd"/>${cloud(820, 150, 150)}${cloud(520, 260, 90, 0.6)}<path d="M0 520Q260 380 560 480T1200 420V900H0Z" fill="#b5df90"/><path d="M0 600Q420 480 760 570T1200 540V900H0Z" fill="#8ccb78"/>`

const wheel = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="132" fill="none" stroke="${tint.ink}" stroke-width="22"/><circle cx="${x}" cy="${y}" r="112" fill="none" stroke="#f6efe0" stroke-width="7"/><g stroke="#f6efe0" stroke-opacity=".85" stroke-width="4">${[0, 30, 60, 90, 120, 150].map((turn) => `<path d="M${x - 110} ${y}H${x + 110}" transform="rotate(${turn} ${x} ${y})"/>`).join('')}</g><circle cx="${x}" cy="${y}" r="17" fill="${tint.sun}"/>`

export const bike = frame(
  blend('sky', '#9fd8f2', '#e9f6df') + glow('sun', '#fff0b0', 0.9) + blend('way', '#f4dcae', '#e2bd84'),
  `${park('url(#sky)')}${tree(1020, 560, 210)}${tree(120, 590, 150, tint.leafDeep)}${tree(800, 530, 110, tint.leafDeep)}
  <path d="M0 760Q500 640 1200 700V900H0Z" fill="url(#way)"/><path d="M0 760Q500 640 1200 700V722Q500 664 0 786Z" fill="#6aa95a"/>
  ${shadow(370, 806, 170, 34)}${shadow(830, 796, 170, 34)}${wheel(370, 670)}${wheel(830, 660)}
  <g filter="url(#dye)" fill="none" stroke="${tint.coral}" stroke-width="26" stroke-linecap="round" stroke-linejoin="round"><path d="M370 670L480 440H740L590 660Z"/><path d="M590 660L470 410M370 670L590 660"/><path d="M740 440L830 660M740 440L716 350"/></g>
  <path d="M480 432H736" stroke="#fff" stroke-opacity=".4" stroke-width="7" stroke-linecap="round"/>
  <path d="M716 350Q690 318 640 330M716 350Q760 330 790 352" fill="none" stroke="${tint.ink}" stroke-width="18" stroke-linecap="round"/>
  <path d="M400 404Q470 372 540 400Q530 428 470 426Q420 430 400 404Z" fill="${tint.soil}"/>
  <circle cx="590" cy="660" r="40" fill="none" stroke="${tint.ink}" stroke-width="12"/><path d="M590 660L640 726M616 730h54" stroke="${tint.ink}" stroke-width="14" stroke-linecap="round"/>
  <path d="M770 372H940L916 496H794Z" fill="${tint.wood}"/><path d="M778 412H932M785 452H924M820 372L830 496M890 372L880 496" stroke="${tint.woodDeep}" stroke-width="7"/>${flowers(
    [
      [800, 330, tint.berry],
      [850, 310, tint.sun],
      [900, 332, tint.coral],
    ],
  )}${leaf(780, 372, 60, -40)}${leaf(930, 372, 60, 40)}
  ${flowers([
    [90, 800, tint.sun],
    [150, 830, tint.berry],
    [1080, 800, tint.coral],
    [1140, 770, tint.sun],
  ])}`,
)

export const picnic = frame(
  blend('sky', '#aee0f3', '#f3f8dc') + glow('sun', '#fff0b0', 0.9) + blend('rug', '#f4866a', '#e2603f'),
  `${park('url(#sky)')}${tree(960, 640, 330)}${tree(90, 540, 120, tint.leafDeep)}<path d="M0 690Q500 600 1200 670V900H0Z" fill="#6fb866"/>
  ${shadow(540, 790, 460, 90)}<path d="M230 660L830 640L1010 850L90 870Z" fill="url(#rug)" filter="url(#dye)"/><g fill="#fff" opacity=".4"><path d="M330 657L430 653L390 863L250 867Z"/><path d="M540 650L630 647L690 857L560 860Z"/><path d="M195 712L880 692L915 738L160 760Z"/><path d="M125 806L965 786L995 832L100 856Z"/></g>
  ${shadow(360, 740, 150, 36)}<path d="M230 560H490L466 730Q464 740 452 740H268Q256 740 254 730Z" fill="${tint.wood}"/><g stroke="${tint.woodDeep}" stroke-width="9"><path d="M236 600H484M242 644H478M248 688H472M290 560L300 740M360 560V740M430 560L420 740"/></g><path d="M220 540H500V580H220Z" fill="${tint.woodDeep}"/><path d="M262 540C262 390 458 390 458 540" fill="none" stroke="${tint.woodDeep}" stroke-width="20"/><path d="M300 540C300 470 350 450 380 480L440 420Q470 470 430 540Z" fill="#e8b26a"/><path d="M340 496l26 -20M376 520l30 -30" stroke="#b97d3a" stroke-width="8" stroke-linecap="round"/>${leaf(300, 540, 80, -24)}
  ${shadow(640, 760, 110, 30)}<ellipse cx="640" cy="744" rx="116" ry="40" fill="${tint.paper}"/><ellipse cx="640" cy="738" rx="84" ry="26" fill="#e7f0e4"/><path d="M560 736Q640 600 724 730Q640 764 560 736Z" fill="#ef5b4c"/><path d="M560 736Q640 764 724 730L732 742Q640 784 552 748Z" fill="${tint.leaf}"/><g fill="#5c1f1a"><ellipse cx="620" cy="706" rx="5" ry="9"/><ellipse cx="660" cy="712" rx="5" ry="9"/><ellipse cx="644" cy="676" rx="5" ry="9"/></g>
  ${shadow(800, 800, 60, 18)}<path d="M756 680H846L836 800H766Z" fill="#fff2c0" opacity=".9"/><path d="M760 712H842L836 796H766Z" fill="${tint.sun}"/><path d="M812 700L842 620" stroke="${tint.coral}" stroke-width="10" stroke-linecap="round"/>
  <circle cx="500" cy="820" r="36" fill="${tint.coralDeep}"/><circle cx="490" cy="808" r="9" fill="#fff" opacity=".5"/>${leaf(504, 788, 36, 40)}
  ${flowers([
    [60, 780, tint.sun],
    [1080, 770, tint.berry],
    [1140, 820, tint.paper],
    [1030, 730, tint.sun],
  ])}`,
)

export const boots = frame(
  blend('sky', '#9db9cb', '#dbe7e4') +
    blend('boot', '#ffd862', '#eda32f') +
    blend('pool', '#cfe6f0', '#86b4cd'),
  `<path d="M0 0H1200V900H0Z" fill="url(#sky)"/>${cloud(260, 130, 230, 0.75)}${cloud(850, 90, 260, 0.6)}<path d="M0 470Q300 400 640 450T1200 420V900H0Z" fill="#93bd92"/>${tree(1060, 500, 150, '#6fa877')}${tree(150, 510, 120, '#6fa877')}<path d="M0 560Q500 500 1200 550V900H0Z" fill="#c7b79c"/>
  <ellipse cx="590" cy="770" rx="540" ry="112" fill="#a9977a"/><ellipse cx="590" cy="764" rx="520" ry="100" fill="url(#pool)"/><g fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="7"><ellipse cx="470" cy="770" rx="190" ry="36"/><ellipse cx="700" cy="776" rx="200" ry="38"/><ellipse cx="960" cy="760" rx="66" ry="14"/><ellipse cx="230" cy="752" rx="56" ry="12"/></g>
  <path d="M430 780Q440 850 470 860H560Q540 800 540 780ZM650 786Q660 850 690 866H790Q764 810 760 786Z" fill="#d9a033" opacity=".35"/>
  ${[0, 225]
    .map(
      (x) =>
        `<g transform="translate(${x} ${x / 28})"><path d="M400 410H540V640Q620 660 636 730Q640 776 600 778H420Q398 778 400 750Z" fill="url(#boot)" filter="url(#dye)"/><path d="M486 410H540V640Q620 660 636 730Q640 776 600 778H540Q520 600 486 410Z" fill="#9a5a10" opacity=".16"/><path d="M398 752H638Q640 790 600 792H420Q396 792 398 752Z" fill="${tint.soil}"/><path d="M392 400H548V446H392Z" fill="#fff0bd"/><path d="M424 480V640" stroke="#fff" stroke-opacity=".65" stroke-width="18" stroke-linecap="round"/><path d="M430 400Q420 340 440 320H510Q520 350 512 400Z" fill="${tint.coral}"/><path d="M432 352H514M428 380H514" stroke="${tint.paper}" stroke-width="12"/></g>`,
    )
    .join('')}
  <g fill="#e8f6fb"><path d="M330 640q-30 -44 0 -74q30 30 0 74ZM370 700q-46 -20 -44 -60q44 14 44 60ZM900 660q30 -44 0 -74q-30 30 0 74ZM860 720q46 -20 44 -60q-44 14 -44 60ZM300 720q-50 -4 -62 -40q46 -4 62 40Z"/></g>
  <g transform="translate(990 560) rotate(18)"><path d="M-210 0C-190 -190 190 -190 210 0Q175 -34 140 0Q105 -34 70 0Q35 -34 0 0Q-35 -34 -70 0Q-105 -34 -140 0Q-175 -34 -210 0Z" fill="${tint.berry}"/><path d="M-70 0Q-60 -140 0 -143Q60 -140 70 0Q35 -34 0 0Q-35 -34 -70 0Z" fill="#fff" opacity=".24"/><path d="M0 -143V170q0 40 36 40t36 -36" fill="none" stroke="${tint.soil}" stroke-width="15" stroke-linecap="round"/></g>
  <g stroke="#fff" stroke-opacity=".7" stroke-width="6" stroke-linecap="round">${Array.from(
    { length: 26 },
    (_, n) => {
      const [x, y] = [(n * 197) % 1200, (n * 131) % 620]
      return `<path d="M${x} ${y}l-12 42"/>`
    },
  ).join('')}</g>`,
  '#eaf4ff',
)

export const dog = frame(
  blend('dusk', '#f7a884', '#fbdca6') + blend('road', '#d8b193', '#b98a72') + glow('lamp', '#ffeeb0', 0.95),
  `<path d="M0 0H1200V900H0Z" fill="url(#dusk)"/><circle cx="930" cy="200" r="62" fill="#fff6da"/><circle cx="906" cy="186" r="54" fill="#f8b489"/>${cloud(420, 150, 170, 0.35)}${cloud(1060, 330, 140, 0.3)}
  <g filter="url(#dye)" fill="#a86a86"><path d="M0 360L110 270L220 360V640H0ZM700 330L850 220L1000 330V640H700Z"/></g><g filter="url(#dye)" fill="#8a5378"><path d="M200 320H470V640H200ZM180 330L335 210L490 330ZM980 370H1200V640H980ZM960 380L1090 280L1220 380Z"/></g><g fill="#ffe09a"><path d="M50 420h60v70H50ZM250 400h70v80h-70ZM360 400h70v80h-70ZM780 380h70v80h-70ZM880 380h60v80h-60ZM1050 440h70v80h-70ZM290 540h80v100h-80Z"/></g><path d="M285 400v80M395 400v80M815 380v80M1085 440v80M250 440h70M360 440h70M780 420h70" stroke="#8a5378" stroke-width="7"/>
  <path d="M0 610Q600 560 1200 610V900H0Z" fill="#7aa06a"/><path d="M0 700Q600 640 1200 690V900H0Z" fill="url(#road)"/><path d="M0 700Q600 640 1200 690V708Q600 660 0 720Z" fill="#f3dcc0"/>
  <circle cx="600" cy="200" r="210" fill="url(#lamp)"/><path d="M600 230V660" stroke="${tint.ink}" stroke-width="16"/><path d="M560 180H640L626 236H574Z" fill="#fff3c4"/><path d="M552 180Q600 130 648 180Z" fill="${tint.ink}"/>
  ${shadow(640, 810, 290, 50)}<path d="M0 470C150 470 250 740 530 640" fill="none" stroke="${tint.coralDeep}" stroke-width="13"/>
  <g transform="translate(60 -10)"><path d="M790 560Q870 520 880 430" fill="none" stroke="#8c5634" stroke-width="44" stroke-linecap="round"/>
  <path d="M480 690l-20 120h64l18 -110ZM760 690l34 120h-66l-22 -110Z" fill="#8c5634"/><path d="M440 520Q600 480 760 520Q850 560 810 680Q770 740 620 730Q470 740 440 660Z" fill="#b87645"/><path d="M556 700l-6 116h68l14 -100ZM690 700l14 116h66l-8 -130Z" fill="#b87645"/><path d="M470 690Q620 760 790 700Q770 740 620 730Q500 738 470 690Z" fill="#5a2d12" opacity=".2"/><path d="M620 506Q700 500 740 520Q720 590 650 580Q610 560 620 506Z" fill="#f2dcbc"/>
  <path d="M330 500Q340 400 440 390Q540 390 550 500Q540 600 450 606Q340 612 290 580Q264 556 290 530Z" fill="#b87645"/><path d="M290 530Q264 556 290 580Q340 612 410 606Q420 550 340 520Z" fill="#f2dcbc"/><path d="M272 540Q270 520 296 520Q316 524 308 546Q286 560 272 540Z" fill="#3b2417"/><path d="M300 576Q330 596 360 580" stroke="#3b2417" stroke-width="7" fill="none" stroke-linecap="round"/><path d="M322 592q4 40 30 36q18 -8 6 -40Z" fill="${tint.berry}"/><circle cx="390" cy="476" r="13" fill="#3b2417"/><circle cx="394" cy="471" r="4" fill="#fff"/><path d="M470 400Q560 380 566 480Q560 560 510 560Q456 520 470 400Z" fill="#8c5634"/><path d="M440 600Q500 610 548 570L560 600Q510 650 446 636Z" fill="${tint.coral}"/><circle cx="470" cy="640" r="17" fill="${tint.sun}"/></g>`,
  '#ffdf9e',
)

export const garden = frame(
  blend('sky', '#b7e2ef', '#f5f6d8') + glow('sun', '#fff0b0', 0.9) + blend('can', '#7fc4ea', '#3d8dc2'),
  `${park('url(#sky)')}${tree(1090, 520, 130, tint.leafDeep)}<g fill="${tint.wood}">${[0, 130, 260, 390, 520, 650, 780, 910, 1040, 1170].map((x) => `<path d="M${x} 470l40 -44 40 44V640h-80Z"/>`).join('')}<path d="M0 510H1200v30H0ZM0 590H1200v26H0Z" opacity=".8"/></g>
  <path d="M0 640H1200V900H0Z" fill="#8a5d3f"/><path d="M0 640Q150 610 300 640T600 640T900 640T1200 640V700H0Z" fill="#6d4630"/><g fill="#5a3825" opacity=".5"><circle cx="120" cy="780" r="14"/><circle cx="330" cy="830" r="18"/><circle cx="760" cy="850" r="14"/><circle cx="1080" cy="800" r="16"/></g>
  ${[170, 450]
    .map(
      (x, index) =>
        `<g transform="translate(${x} ${index * 20})"><path d="M0 710V250" stroke="${tint.woodDeep}" stroke-width="13"/><path d="M0 720C-20 600 26 520 0 330" stroke="${tint.leafDark}" stroke-width="15" fill="none"/>${[
          [-4, 640, -70],
          [4, 600, 66],
          [0, 540, -58],
          [8, 490, 72],
          [4, 430, -64],
          [0, 380, 58],
          [0, 330, -20],
          [0, 330, 24],
        ]
          .map(([lx, ly, turn], n) =>
            leaf(lx ?? 0, ly ?? 0, 130 - n * 6, turn ?? 0, n % 2 ? tint.leaf : tint.leafDeep),
          )
          .join('')}${[
          [-52, 560],
          [46, 640],
          [50, 520],
          [-46, 460],
        ]
          .map(
            ([tx, ty], n) =>
              `<circle cx="${tx}" cy="${ty}" r="36" fill="${n === 3 ? '#c9cf5a' : tint.coralDeep}"/><ellipse cx="${(tx ?? 0) - 12}" cy="${(ty ?? 0) - 13}" rx="10" ry="7" fill="#fff" opacity=".6"/><path d="M${(tx ?? 0) - 16} ${(ty ?? 0) - 34}l16 10 16 -10 -6 16h-20Z" fill="${tint.leafDark}"/>`,
          )
          .join('')}</g>`,
    )
    .join('')}
  <g stroke="#d8f1fb" stroke-width="8" stroke-linecap="round">${[0, 1, 2, 3, 4, 5].map((n) => `<path d="M${640 - n * 12} ${500 + n * 8}Q${600 - n * 18} 580 ${590 - n * 22} ${690 + (n % 2) * 20}" fill="none" stroke-dasharray="30 26" stroke-dashoffset="${n * 17}"/>`).join('')}</g>
  <g transform="rotate(-16 860 560)"><g filter="url(#dye)"><path d="M760 560L640 440" stroke="#3d8dc2" stroke-width="40" stroke-linecap="round"/><ellipse cx="632" cy="432" rx="56" ry="24" transform="rotate(-48 632 432)" fill="#9ad4f0"/><path d="M750 460H1010L990 720Q988 736 970 736H790Q772 736 770 720Z" fill="url(#can)"/><ellipse cx="880" cy="462" rx="130" ry="28" fill="#2f76a6"/><path d="M1000 500C1130 500 1120 680 990 690" fill="none" stroke="#3d8dc2" stroke-width="30"/><path d="M770 462C770 330 990 330 990 462" fill="none" stroke="#3d8dc2" stroke-width="24"/></g><path d="M790 520L806 690" stroke="#fff" stroke-opacity=".6" stroke-width="20" stroke-linecap="round"/><circle cx="890" cy="600" r="54" fill="#fff" opacity=".85"/>${leaf(890, 640, 72, -34)}${leaf(890, 640, 72, 34, tint.leafDeep)}</g>
  ${leaf(1040, 880, 120, -30)}${leaf(1060, 880, 140, 10, tint.leafDeep)}${leaf(1080, 880, 110, 44)}`,
)
