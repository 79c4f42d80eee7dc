import { blend, frame, leaf, outlook, pot, shadow, table, tint } from './canvas'

const orangeSlice = (x: number, y: number, size: number) =>
  `<circle cx="${x}" cy="${y}" r="${size}" fill="${tint.amber}"/><circle cx="${x}" cy="${y}" r="${size * 0.86}" fill="#fff1d0"/><circle cx="${x}" cy="${y}" r="${size * 0.78}" fill="#ffb84d"/><path d="M${x - size * 0.76} ${y}H${x + size * 0.76}M${x} ${y - size * 0.76}V${y + size * 0.76}M${x - size * 0.54} ${y - size * 0.54}L${x + size * 0.54} ${y + size * 0.54}M${x + size * 0.54} ${y - size * 0.54}L${x - size * 0.54} ${y + size * 0.54}" stroke="#fff1d0" stroke-width="${size * 0.08}"/>`

export const water = frame(
  blend('wall', '#e3f1e4', '#cfe6d8') +
    blend('drink', '#b5e4f7', '#5fb4e0') +
    blend('jug', '#d5f0fa', '#8fcdea'),
  `<path d="M0 0H1200V900H0Z" fill="url(#wall)" filter="url(#dye)"/>${outlook(90, 90, 430, 400)}${table(650)}
  ${pot(1010, 690, 190)}
  ${shadow(330, 735, 170)}
  <path d="M250 380Q236 470 214 560Q200 730 240 740H420Q462 730 446 560Q424 470 410 380Z" fill="#eefaff" opacity=".6"/>
  <path d="M222 540Q204 726 242 736H420Q458 726 440 540Q330 566 222 540Z" fill="url(#jug)" opacity=".9"/>
  <path d="M438 430C540 420 540 620 440 610" fill="none" stroke="#eefaff" stroke-opacity=".8" stroke-width="22"/>
  <ellipse cx="330" cy="382" rx="80" ry="16" fill="#fff" opacity=".75"/><ellipse cx="331" cy="546" rx="108" ry="15" fill="#d9f3fc"/>
  <path d="M262 430Q246 520 240 640" stroke="#fff" stroke-opacity=".8" stroke-width="14" stroke-linecap="round" fill="none"/>
  <circle cx="300" cy="610" r="34" fill="#ffd76a" opacity=".9"/><circle cx="370" cy="660" r="30" fill="#ffd76a" opacity=".8"/>${leaf(330, 600, 60, 40)}
  ${shadow(690, 800, 190)}
  <path d="M560 380H820L790 790Q788 806 770 806H610Q592 806 590 790Z" fill="#f2fbff" opacity=".72"/>
  <path d="M571 480Q690 512 809 480L788 780Q786 796 768 796H612Q594 796 592 780Z" fill="url(#drink)"/>
  <ellipse cx="690" cy="484" rx="119" ry="20" fill="#d4f1fc"/>
  <path d="M618 560l40 -14 18 38 -40 16ZM700 540l44 6 -6 42 -44 -8Z" fill="#fff" opacity=".55"/>
  <ellipse cx="690" cy="382" rx="130" ry="20" fill="none" stroke="#fff" stroke-width="8"/>
  ${orangeSlice(815, 372, 74)}
  <path d="M598 430L622 760" stroke="#fff" stroke-width="18" stroke-linecap="round" opacity=".85"/><path d="M640 640L650 750" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".6"/>
  <g fill="#fff" opacity=".8"><circle cx="730" cy="640" r="8"/><circle cx="752" cy="690" r="6"/><circle cx="716" cy="712" r="5"/></g>`,
)

export const fruit = frame(
  blend('cloth', '#fbe3cf', '#f3c9ae') +
    blend('apple', '#f58a62', '#cf4735') +
    blend('orange', '#ffc04d', '#ee8a2c'),
  `<path d="M0 0H1200V900H0Z" fill="url(#cloth)" filter="url(#dye)"/>
  <g fill="${tint.coral}" opacity=".2">${[0, 1, 2, 3, 4, 5, 6].map((n) => `<path d="M${n * 190 - 40} 0h80V900h-80ZM0 ${n * 190 - 80}H1200v80H0Z"/>`).join('')}</g>
  ${shadow(600, 640, 520, 190)}
  <ellipse cx="600" cy="580" rx="450" ry="225" fill="#dbe9ea"/><ellipse cx="600" cy="560" rx="450" ry="222" fill="${tint.paper}"/><ellipse cx="600" cy="560" rx="340" ry="158" fill="#e8f1ec"/><ellipse cx="600" cy="570" rx="335" ry="148" fill="#f6faf3"/>
  ${shadow(600, 610, 300, 90)}
  <path d="M300 330C330 520 500 640 720 622C740 620 748 596 728 588C560 560 440 470 366 318C350 290 300 300 300 330Z" fill="${tint.sun}"/><path d="M300 330C330 520 500 640 720 622C600 590 430 500 340 310Q300 300 300 330Z" fill="${tint.amber}" opacity=".55"/><path d="M318 318l-14 -34 26 -10 20 36Z" fill="${tint.soil}"/>
  <circle cx="770" cy="500" r="118" fill="url(#orange)"/><ellipse cx="728" cy="452" rx="34" ry="22" fill="#fff" opacity=".45" transform="rotate(-35 728 452)"/>${leaf(776, 388, 86, 58, tint.leafDeep)}
  <path d="M560 372C500 330 408 372 424 478C436 566 510 622 560 600C610 622 688 566 698 478C710 372 620 330 560 372Z" fill="url(#apple)"/><ellipse cx="482" cy="440" rx="26" ry="44" fill="#fff" opacity=".42" transform="rotate(20 482 440)"/><path d="M562 378Q558 330 588 300" stroke="${tint.soil}" stroke-width="14" fill="none" stroke-linecap="round"/>${leaf(576, 336, 92, 68)}
  <g>${[
    [880, 560],
    [930, 548],
    [905, 590],
    [852, 600],
    [955, 590],
    [930, 632],
    [880, 640],
  ]
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="32" fill="#8e5bb0"/><circle cx="${x}" cy="${y}" r="32" fill="#4a2170" opacity=".18"/><circle cx="${(x ?? 0) - 10}" cy="${(y ?? 0) - 11}" r="8" fill="#fff" opacity=".5"/>`,
    )
    .join('')}</g>
  <g transform="translate(480 640) rotate(-14)"><path d="M0 -66L18 -20 64 -22 28 10 42 58 0 30 -42 58 -28 10 -64 -22 -18 -20Z" fill="#e9d64f"/><path d="M0 -46L12 -12 44 -14 19 8 28 40 0 22 -28 40 -19 8 -44 -14 -12 -12Z" fill="#f8f0a3"/><path d="M0 -8V-30M7 2L28 -6M5 9L18 26M-5 9L-18 26M-7 2L-28 -6" stroke="#c9b23a" stroke-width="5" stroke-linecap="round"/></g>
  ${orangeSlice(690, 660, 52)}${leaf(240, 250, 120, -60, tint.lime)}${leaf(240, 250, 110, -20, tint.leaf)}`,
)

const carrot = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-34 0Q0 -22 34 0Q20 110 0 200Q-20 110 -34 0Z" fill="${tint.coral}"/><path d="M6 -8Q34 -6 34 0Q20 110 0 200Z" fill="${tint.coralDeep}" opacity=".45"/><path d="M-24 46H-4M8 84H20M-16 118H-4" stroke="${tint.coralDeep}" stroke-width="6" stroke-linecap="round"/>${leaf(0, 0, 90, -26)}${leaf(0, 0, 104, 4, tint.leafDeep)}${leaf(0, 0, 84, 34)}</g>`

export const soup = frame(
  blend('wall', '#fdeccb', '#f8d9a8') +
    blend('pan', '#f08a68', '#c94f38') +
    blend('broth', '#ffc76a', '#ef9a3c'),
  `<path d="M0 0H1200V900H0Z" fill="url(#wall)" filter="url(#dye)"/><g stroke="#fff" stroke-opacity=".6" stroke-width="8">${[110, 260, 410, 560].map((y) => `<path d="M0 ${y}H1200"/>`).join('')}${[100, 300, 500, 700, 900, 1100].map((x) => `<path d="M${x} 0V110M${x + 100} 110V260M${x} 260V410M${x + 100} 410V560"/>`).join('')}</g>
  ${table(620, '#d9a06b', '#a8703f')}
  <path d="M150 70H1050" stroke="${tint.soil}" stroke-width="16" stroke-linecap="round"/><path d="M820 72v60" stroke="${tint.soil}" stroke-width="8"/><ellipse cx="820" cy="210" rx="66" ry="80" fill="${tint.skyDeep}"/><ellipse cx="800" cy="190" rx="20" ry="34" fill="#fff" opacity=".35"/><path d="M980 72v150" stroke="${tint.woodDeep}" stroke-width="16"/><ellipse cx="980" cy="256" rx="38" ry="54" fill="${tint.woodDeep}"/>${leaf(230, 72, 130, 172)}${leaf(260, 72, 150, 186, tint.leafDeep)}${leaf(290, 72, 120, 200)}
  ${shadow(520, 770, 360, 70)}
  <path d="M190 470h-60q-30 0 -30 34t30 34h80M850 470h60q30 0 30 34t-30 34h-80" fill="none" stroke="#8e3a2b" stroke-width="30"/>
  <path d="M190 420H850V660Q850 770 720 770H320Q190 770 190 660Z" fill="url(#pan)" filter="url(#dye)"/><path d="M230 470Q226 640 262 710" stroke="#fff" stroke-opacity=".5" stroke-width="24" stroke-linecap="round" fill="none"/>
  <ellipse cx="520" cy="420" rx="330" ry="78" fill="#a83f2d"/><ellipse cx="520" cy="428" rx="300" ry="62" fill="url(#broth)"/>
  <circle cx="420" cy="420" r="36" fill="${tint.coral}"/><circle cx="420" cy="420" r="22" fill="#f8a67f"/><circle cx="640" cy="440" r="32" fill="${tint.leaf}"/><circle cx="640" cy="440" r="18" fill="${tint.lime}"/><circle cx="330" cy="444" r="24" fill="${tint.coral}"/><circle cx="700" cy="410" r="22" fill="${tint.sun}"/><circle cx="500" cy="452" r="20" fill="${tint.leafDeep}"/>${leaf(560, 430, 70, 80)}
  <path d="M560 440L790 130" stroke="${tint.wood}" stroke-width="26" stroke-linecap="round"/><path d="M566 432L790 130" stroke="#fff" stroke-opacity=".3" stroke-width="8" stroke-linecap="round"/>
  <g fill="none" stroke="#fff" stroke-width="26" stroke-linecap="round" opacity=".5"><path d="M350 340C310 280 400 250 360 180"/><path d="M470 330C430 260 520 220 480 130"/></g>
  ${shadow(1010, 830, 190, 46)}<path d="M850 790H1180V840H850Z" fill="${tint.wood}"/><path d="M850 822H1180V840H850Z" fill="#6b4423" opacity=".3"/>
  ${carrot(900, 770, -98)}<circle cx="1070" cy="740" r="58" fill="${tint.coralDeep}"/><ellipse cx="1050" cy="718" rx="16" ry="12" fill="#fff" opacity=".5"/>${leaf(1070, 688, 46, -50, tint.leafDeep)}${leaf(1070, 688, 46, 40, tint.leafDeep)}`,
)

export const lunch = frame(
  blend('desk', '#cfe8ef', '#a9d3e2') + blend('bottle', '#f6a06e', '#e0623f'),
  `<path d="M0 0H1200V900H0Z" fill="url(#desk)" filter="url(#dye)"/><circle cx="1130" cy="90" r="210" fill="#fff" opacity=".22"/><circle cx="60" cy="840" r="260" fill="${tint.lime}" opacity=".35"/>
  ${shadow(470, 560, 480, 360)}<g filter="url(#dye)"><rect x="90" y="190" width="740" height="560" rx="80" fill="${tint.leafDeep}"/><rect x="90" y="176" width="740" height="556" rx="80" fill="${tint.leaf}"/><rect x="124" y="210" width="672" height="488" rx="56" fill="#e9f6dd"/>
  <rect x="150" y="236" width="350" height="436" rx="40" fill="#fffdf2"/><rect x="524" y="236" width="246" height="206" rx="36" fill="#fdf0d8"/><rect x="524" y="466" width="246" height="206" rx="36" fill="#fde6e0"/></g>
  <g transform="translate(325 380) rotate(-8)"><path d="M0 -128L34 -44 124 -42 54 16 80 104 0 52 -80 104 -54 16 -124 -42 -34 -44Z" fill="#d59a5c" stroke="#d59a5c" stroke-width="30" stroke-linejoin="round"/><path d="M0 -128L34 -44 124 -42 54 16 80 104 0 52 -80 104 -54 16 -124 -42 -34 -44Z" fill="#f7dfb3"/><path d="M-70 -24Q0 10 70 -22" stroke="#e9c58a" stroke-width="10" fill="none" stroke-linecap="round"/></g>
  <g transform="translate(330 590)">${leaf(-90, 30, 90, 40)}${leaf(-40, 40, 100, 10, tint.leafDeep)}${leaf(30, 40, 96, -22)}${leaf(80, 30, 90, 30, tint.lime)}<circle cx="-20" cy="16" r="36" fill="${tint.coralDeep}"/><circle cx="50" cy="22" r="34" fill="${tint.coral}"/><circle cx="-30" cy="4" r="9" fill="#fff" opacity=".6"/><circle cx="40" cy="10" r="9" fill="#fff" opacity=".6"/></g>
  <g>${[560, 600, 640, 680, 720].map((x, index) => `<rect x="${x}" y="${262 + (index % 2) * 12}" width="30" height="${150 - (index % 3) * 14}" rx="12" fill="${index % 2 ? tint.amber : tint.coral}"/><rect x="${x + 5}" y="${272 + (index % 2) * 12}" width="7" height="100" rx="4" fill="#fff" opacity=".35"/>`).join('')}</g>
  <g>${[
    [580, 530],
    [640, 520],
    [700, 536],
    [610, 590],
    [676, 596],
    [730, 600],
    [570, 620],
    [640, 640],
  ]
    .map(
      ([x, y], index) =>
        `<circle cx="${x}" cy="${y}" r="30" fill="${index % 3 ? '#7a5bb5' : tint.berry}"/><circle cx="${(x ?? 0) - 9}" cy="${(y ?? 0) - 10}" r="8" fill="#fff" opacity=".55"/>`,
    )
    .join('')}</g>
  ${shadow(1010, 560, 150, 330)}<rect x="905" y="250" width="200" height="560" rx="70" fill="url(#bottle)" filter="url(#dye)"/><rect x="940" y="130" width="130" height="140" rx="30" fill="${tint.ink}"/><rect x="930" y="226" width="150" height="46" rx="18" fill="#e9f6dd"/><rect x="930" y="310" width="26" height="420" rx="13" fill="#fff" opacity=".5"/><circle cx="1010" cy="540" r="66" fill="${tint.paper}"/>${leaf(1010, 590, 84, -34, tint.leaf)}${leaf(1010, 590, 84, 34, tint.leafDeep)}`,
)
