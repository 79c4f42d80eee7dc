import { blend, frame, glow, leaf, shadow, tint } from './canvas'

const plate = (x: number, y: number, food: string) =>
  `${shadow(x + 10, y + 18, 150, 140)}<circle cx="${x}" cy="${y}" r="128" fill="${tint.paper}"/><circle cx="${x}" cy="${y}" r="92" fill="#eef3e6"/><circle cx="${x}" cy="${y}" r="88" fill="#fbfaf0"/><g transform="translate(${x} ${y})">${food}</g>`

const meal = `<path d="M-70 -10A70 70 0 0 1 10 -70L0 0Z" fill="${tint.leaf}"/><path d="M20 -66A70 70 0 0 1 70 10L4 2Z" fill="${tint.coral}"/><path d="M66 24A70 70 0 0 1 -66 24L0 8Z" fill="#f4e0b0"/><g fill="#5f3a26"><circle cx="-20" cy="40" r="8"/><circle cx="6" cy="50" r="8"/><circle cx="24" cy="34" r="8"/></g><circle cx="-36" cy="-30" r="8" fill="${tint.lime}"/><circle cx="-18" cy="-46" r="8" fill="${tint.lime}"/><circle cx="34" cy="-24" r="10" fill="#f8a67f"/>`

const cutlery = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})" stroke="#9aa9ae" stroke-width="10" stroke-linecap="round" fill="none"><path d="M-162 -70V80M-176 -70v36q14 20 28 0v-36M162 -70V80"/><path d="M162 -72q16 40 0 70" fill="#9aa9ae"/></g>`

const cup = (x: number, y: number, drink: string) =>
  `${shadow(x + 6, y + 10, 60, 56)}<circle cx="${x}" cy="${y}" r="48" fill="#eaf7fb"/><circle cx="${x}" cy="${y}" r="38" fill="${drink}"/><path d="M${x - 24} ${y - 12}A28 28 0 0 1 ${x} ${y - 27}" stroke="#fff" stroke-width="7" fill="none" stroke-linecap="round"/>`

export const dinner = frame(
  blend('floor', '#e9cfa5', '#dcb785') + blend('top', '#d99a62', '#c07f4a') + glow('candle', '#fff1b8', 0.85),
  `<path d="M0 0H1200V900H0Z" fill="url(#floor)" filter="url(#dye)"/><g stroke="#b98c56" stroke-opacity=".35" stroke-width="6">${[90, 240, 390, 540, 690, 840].map((y) => `<path d="M0 ${y}H1200"/>`).join('')}</g>
  <g filter="url(#dye)">${[
    [600, -10],
    [600, 910],
    [30, 450],
    [1170, 450],
  ]
    .map(
      ([x, y], n) =>
        `${shadow(x ?? 0, y ?? 0, 170, 150)}<circle cx="${x}" cy="${y}" r="128" fill="${[tint.leaf, tint.berry, tint.sky, tint.sun][n]}"/>`,
    )
    .join('')}</g>
  ${shadow(610, 470, 580, 450)}<ellipse cx="600" cy="450" rx="530" ry="400" fill="#9c6436"/><ellipse cx="600" cy="440" rx="530" ry="400" fill="url(#top)"/><g fill="none" stroke="#8f5a2c" stroke-opacity=".3" stroke-width="6"><ellipse cx="560" cy="440" rx="400" ry="270"/><ellipse cx="540" cy="440" rx="250" ry="150"/></g>
  ${cutlery(600, 190, 180)}${cutlery(600, 690, 0)}${cutlery(250, 440, 90)}${cutlery(950, 440, -90)}
  ${plate(600, 190, meal)}${plate(600, 690, `<g transform="rotate(150)">${meal}</g>`)}${plate(250, 440, `<g transform="rotate(70)">${meal}</g>`)}${plate(950, 440, `<g transform="rotate(-100)">${meal}</g>`)}
  ${shadow(570, 460, 150, 130)}<circle cx="560" cy="440" r="116" fill="${tint.skyDeep}"/><circle cx="560" cy="440" r="98" fill="#d9efc0"/>${[0, 45, 90, 135, 180, 225, 270, 315].map((turn, n) => leaf(560, 440, 92, turn, n % 2 ? tint.leaf : tint.leafDeep)).join('')}<circle cx="530" cy="410" r="24" fill="${tint.coralDeep}"/><circle cx="600" cy="430" r="22" fill="${tint.coralDeep}"/><circle cx="552" cy="484" r="22" fill="${tint.sun}"/><circle cx="524" cy="404" r="6" fill="#fff" opacity=".7"/><circle cx="594" cy="424" r="6" fill="#fff" opacity=".7"/>
  <circle cx="740" cy="440" r="170" fill="url(#candle)"/><circle cx="740" cy="440" r="34" fill="${tint.paper}"/><path d="M740 452q-20 -14 0 -44q20 30 0 44Z" fill="${tint.amber}"/><path d="M740 448q-9 -8 0 -22q9 14 0 22Z" fill="#fff6cf"/>
  ${cup(400, 250, '#bfe6f5')}${cup(810, 260, '#ffc56e')}${cup(380, 640, '#ffc56e')}${cup(820, 630, '#bfe6f5')}`,
)

const piece = (x: number, y: number, turn: number, fill: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-50 -50H-18C-34 -84 34 -84 18 -50H50V-18C84 -34 84 34 50 18V50H18C34 20 -34 20 -18 50H-50V18C-20 34 -20 -34 -50 -18Z" fill="#3a2414" opacity=".25" transform="translate(6 9)"/><path d="M-50 -50H-18C-34 -84 34 -84 18 -50H50V-18C84 -34 84 34 50 18V50H18C34 20 -34 20 -18 50H-50V18C-20 34 -20 -34 -50 -18Z" fill="${fill}"/><path d="M-44 -44H-20" stroke="#fff" stroke-opacity=".6" stroke-width="7" stroke-linecap="round"/></g>`

const seams = (() => {
  const lines: string[] = []
  for (let column = 1; column < 5; column += 1) {
    const x = 230 + column * 116
    lines.push(
      `M${x} 170${[0, 1, 2, 3].map((row) => `v38c${row % 2 ? -34 : 34} -14 ${row % 2 ? -34 : 34} 52 0 40v38`).join('')}`,
    )
  }
  for (let row = 1; row < 4; row += 1) {
    const y = 170 + row * 117
    lines.push(
      `M230 ${y}${[0, 1, 2, 3, 4].map((column) => `h38c-14 ${column % 2 ? -34 : 34} 52 ${column % 2 ? -34 : 34} 40 0h38`).join('')}`,
    )
  }
  return lines.join('')
})()

export const puzzle = frame(
  blend('top', '#d7a572', '#bd8450') + blend('air', '#a8dcf2', '#eef6d8'),
  `<path d="M0 0H1200V900H0Z" fill="url(#top)"/><g fill="none" stroke="#8f5f33" stroke-opacity=".28" stroke-width="6"><path d="M0 120Q500 90 1200 130M0 330Q600 370 1200 320M0 560Q500 520 1200 570M0 770Q700 800 1200 750"/></g>
  ${shadow(530, 430, 440, 340)}<clipPath id="cut"><path d="M230 170H810V521H694V638H230Z"/></clipPath><g clip-path="url(#cut)" filter="url(#dye)"><path d="M230 170H810V640H230Z" fill="url(#air)"/><circle cx="330" cy="260" r="56" fill="${tint.sun}"/><path d="M230 480Q380 380 540 450T810 420V640H230Z" fill="#a9d98a"/><path d="M230 560Q430 480 620 540T810 530V640H230Z" fill="${tint.leaf}"/><path d="M600 300H760V470H600Z" fill="#fff3d8"/><path d="M576 312L680 220L784 312Z" fill="${tint.coralDeep}"/><path d="M656 390H710V470H656Z" fill="${tint.woodDeep}"/><path d="M618 330h40v40h-40ZM706 330h40v40h-40Z" fill="${tint.sky}"/><path d="M430 540V420" stroke="${tint.soil}" stroke-width="22"/><circle cx="430" cy="370" r="76" fill="${tint.leafDeep}"/><circle cx="400" cy="350" r="12" fill="${tint.coral}"/><circle cx="456" cy="340" r="12" fill="${tint.coral}"/><circle cx="436" cy="396" r="12" fill="${tint.coral}"/><g fill="${tint.berry}"><circle cx="280" cy="590" r="13"/><circle cx="340" cy="606" r="13"/><circle cx="540" cy="596" r="13"/><circle cx="640" cy="600" r="13"/></g></g>
  <path d="${seams}" clip-path="url(#cut)" fill="none" stroke="#33513f" stroke-opacity=".42" stroke-width="4"/><path d="M230 170H810" stroke="#fff" stroke-opacity=".5" stroke-width="5"/>
  ${piece(800, 640, 24, tint.leaf)}${piece(930, 300, -14, tint.sky)}${piece(1060, 450, 38, tint.berry)}${piece(960, 560, -40, '#a9d98a')}${piece(1040, 720, 12, tint.sun)}${piece(110, 300, 30, tint.coral)}${piece(130, 620, -20, tint.leafDeep)}${piece(380, 770, 16, '#a8dcf2')}${piece(600, 780, -30, tint.coral)}${piece(240, 60, 12, tint.sun)}
  ${cup(1040, 150, '#7a4a2e')}${leaf(90, 130, 120, 50)}${leaf(90, 130, 110, 100, tint.lime)}`,
)

const crayon = (x: number, y: number, turn: number, fill: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-19 -100H19V110H-19Z" fill="#3a2414" opacity=".22" transform="translate(9 11)"/><path d="M-19 -100L-8 -150Q0 -160 8 -150L19 -100V110H-19Z" fill="${fill}"/><path d="M-19 -70H19V80H-19Z" fill="#fff" opacity=".35"/><path d="M6 -100H19V110H6Z" fill="#000" opacity=".12"/></g>`

type Heart = [x: number, y: number, size: number, fill: string, turn?: number]

const heart = (...[x, y, size, fill, turn = 0]: Heart) =>
  `<path transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 20})" d="M0 18C-24 4 -23 -16 -11 -16C-5 -16 0 -12 0 -7C0 -12 5 -16 11 -16C23 -16 24 4 0 18Z" fill="${fill}"/>`

export const card = frame(
  blend('desk', '#f6dfb4', '#eac48c') +
    blend('sheet', '#fffef8', '#f8efd9') +
    blend('love', '#f08aa8', '#cf4a6a'),
  `<path d="M0 0H1200V900H0Z" fill="url(#desk)" filter="url(#dye)"/><g fill="none" stroke="#c99c5c" stroke-opacity=".35" stroke-width="6"><path d="M0 160Q500 130 1200 170M0 400Q600 440 1200 390M0 640Q500 600 1200 650M0 820Q700 850 1200 800"/></g>
  <g transform="rotate(7 900 330)">${shadow(910, 330, 260, 200)}<path d="M680 170H1120V470H680Z" fill="#9fd0e6"/><path d="M680 170L900 350L1120 170Z" fill="#b9e0f0"/><path d="M680 470L850 310M1120 470L950 310" stroke="#7cb4cf" stroke-width="7"/>${heart(900, 338, 34, tint.coralDeep)}</g>
  <g transform="rotate(-7 460 480)">${shadow(470, 500, 400, 320)}<path d="M170 190H780V760H170Z" fill="#e9dcbf" transform="translate(12 14)"/><path d="M160 180H770V750H160Z" fill="url(#sheet)"/><path d="M160 180H190V750H160Z" fill="#c9b68f" opacity=".3"/>
  ${heart(470, 430, 158, 'url(#love)')}<path d="M366 370Q372 320 420 316" stroke="#fff" stroke-opacity=".7" stroke-width="20" stroke-linecap="round" fill="none"/>
  <path d="M470 620V700" stroke="${tint.leafDeep}" stroke-width="14" stroke-linecap="round"/>${leaf(470, 690, 90, -58)}${leaf(470, 690, 90, 58, tint.leafDeep)}<path d="M470 566V640" stroke="${tint.leafDeep}" stroke-width="14"/>
  ${heart(250, 270, 26, tint.sun, -14)}${heart(690, 280, 28, tint.leaf, 12)}${heart(262, 650, 24, tint.sky, 10)}${heart(680, 650, 26, tint.coral, -12)}<path d="M230 720q30 -22 60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0" stroke="${tint.sky}" stroke-width="11" fill="none" stroke-linecap="round"/><path d="M230 216q30 22 60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0" stroke="${tint.amber}" stroke-width="11" fill="none" stroke-linecap="round"/></g>
  ${crayon(900, 640, 62, tint.coralDeep)}${crayon(990, 740, 74, tint.leafDeep)}${crayon(1080, 580, 20, tint.skyDeep)}${crayon(860, 800, 84, tint.sun)}${crayon(90, 780, -24, tint.berry)}
  <g opacity=".9">${heart(1090, 90, 26, tint.coral, 16)}${heart(80, 110, 30, tint.berry, -14)}</g><g fill="${tint.coralDeep}"><path d="M560 70l26 10 -10 26 -26 -10Z"/><path d="M620 40l20 14 -14 20 -20 -14Z" fill="${tint.leaf}"/><path d="M500 56l22 4 -4 22 -22 -4Z" fill="${tint.sky}"/></g>`,
)

const block = (x: number, y: number, fill: string, sign: string) =>
  `<path d="M${x} ${y}h96v96h-96Z" fill="${fill}"/><path d="M${x} ${y}h96v12h-96Z" fill="#fff" opacity=".35"/><path d="M${x + 78} ${y}h18v96h-18Z" fill="#000" opacity=".12"/>${sign}`

export const tidy = frame(
  blend('wall', '#e8f0d2', '#cfe2b6') +
    blend('rug', '#f39a7c', '#df7a5c') +
    blend('ball', '#8fd0f2', '#3f8fc6'),
  `<path d="M0 0H1200V900H0Z" fill="url(#wall)" filter="url(#dye)"/><path d="M0 690H1200V900H0Z" fill="#dcb083"/><path d="M0 690H1200V704H0Z" fill="#fff" opacity=".5"/><ellipse cx="720" cy="830" rx="470" ry="86" fill="url(#rug)" filter="url(#dye)"/><ellipse cx="720" cy="826" rx="390" ry="64" fill="none" stroke="${tint.cream}" stroke-width="12" stroke-dasharray="34 22"/>
  ${shadow(390, 720, 380, 40)}<path d="M90 120H690V720H90Z" fill="${tint.woodDeep}"/><path d="M114 144H666V330H114ZM114 354H666V520H114ZM114 544H666V696H114Z" fill="#8f6238"/><path d="M114 144H666V170H114ZM114 354H666V378H114ZM114 544H666V566H114Z" fill="#5a3a1c" opacity=".35"/><path d="M78 106H702V134H78Z" fill="${tint.wood}"/>
  <g>${[
    [136, 40, 140, tint.coral],
    [182, 52, 160, tint.skyDeep],
    [240, 36, 130, tint.sun],
    [282, 46, 150, tint.leaf],
    [334, 34, 144, tint.berry],
  ]
    .map(
      ([x, w, h, fill]) =>
        `<path d="M${x} ${330 - Number(h)}h${w}v${h}h-${w}Z" fill="${fill}"/><path d="M${x} ${352 - Number(h)}h${w}v10h-${w}Z" fill="#fff" opacity=".55"/>`,
    )
    .join(
      '',
    )}</g><g transform="translate(520 330)"><circle cx="-44" cy="-126" r="24" fill="#a9703f"/><circle cx="44" cy="-126" r="24" fill="#a9703f"/><ellipse cx="0" cy="-34" rx="62" ry="50" fill="#c58a54"/><circle cx="0" cy="-94" r="56" fill="#c58a54"/><ellipse cx="0" cy="-78" rx="27" ry="20" fill="#f3dbb4"/><circle cx="0" cy="-86" r="8" fill="#4a2c18"/><circle cx="-22" cy="-104" r="6" fill="#4a2c18"/><circle cx="22" cy="-104" r="6" fill="#4a2c18"/><path d="M-30 -44L0 -30L30 -44L28 -16L0 -30L-28 -16Z" fill="${tint.coralDeep}"/></g>
  <g transform="translate(150 520)"><path d="M0 -80H190Q216 -80 216 -54V-24H0Z" fill="${tint.leaf}"/><path d="M30 -80L58 -124H150L176 -80Z" fill="${tint.leafDeep}"/><path d="M66 -116H98V-84H46ZM110 -116H144L164 -84H110Z" fill="#d9f1fa"/><circle cx="48" cy="-24" r="26" fill="${tint.ink}"/><circle cx="168" cy="-24" r="26" fill="${tint.ink}"/><circle cx="48" cy="-24" r="10" fill="${tint.sun}"/><circle cx="168" cy="-24" r="10" fill="${tint.sun}"/></g>
  <g>${[
    [84, 30, tint.coral],
    [70, 60, tint.sun],
    [56, 88, tint.leaf],
    [40, 114, tint.skyDeep],
  ]
    .map(
      ([w, h, fill]) =>
        `<rect x="${540 - Number(w)}" y="${516 - Number(h)}" width="${Number(w) * 2}" height="28" rx="14" fill="${fill}"/>`,
    )
    .join('')}<circle cx="540" cy="390" r="19" fill="${tint.berry}"/></g>
  ${block(140, 600, tint.sun, heart(184, 650, 26, tint.coralDeep))}${block(250, 600, tint.sky, leaf(294, 684, 62, 10, tint.leafDeep))}${block(360, 600, tint.coral, '<circle cx="404" cy="650" r="22" fill="#fff3c9"/>')}<path d="M500 696L520 600H630L650 696Z" fill="${tint.cream}"/><path d="M508 660H642M514 628H636" stroke="${tint.woodDeep}" stroke-width="7"/>
  ${pot(180, 106)}<path d="M500 106V70H590V106Z" fill="${tint.sky}"/><path d="M512 70V40H578V70Z" fill="${tint.coral}"/>
  ${shadow(900, 810, 210, 34)}<path d="M730 560H1070L1036 800Q1034 814 1018 814H782Q766 814 764 800Z" fill="${tint.cream}"/><g stroke="#cfae78" stroke-width="9" fill="none"><path d="M742 620H1058M750 680H1050M758 740H1042M820 566L834 810M900 566V812M980 566L966 810"/></g><circle cx="830" cy="520" r="84" fill="url(#ball)" filter="url(#dye)"/><path d="M750 500Q830 540 912 500" stroke="#fff" stroke-width="16" fill="none"/><path d="M930 560L960 420 1000 430 990 560Z" fill="${tint.leaf}"/><circle cx="984" cy="410" r="40" fill="${tint.sun}"/><circle cx="972" cy="404" r="5" fill="${tint.ink}"/><circle cx="1000" cy="406" r="5" fill="${tint.ink}"/><path d="M974 422q12 10 24 0" stroke="${tint.ink}" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M716 540H1084V586H716Z" fill="#efd3a0"/>
  ${shadow(620, 850, 70, 16)}<path d="M572 772h92v76h-92Z" fill="${tint.berry}"/><path d="M572 772h92v10h-92Z" fill="#fff" opacity=".4"/>`,
)

function pot(x: number, y: number): string {
  return `${leaf(x, y - 50, 80, -46)}${leaf(x, y - 50, 92, 0, tint.leafDeep)}${leaf(x, y - 50, 80, 46)}<path d="M${x - 44} ${y - 60}h88l-14 60h-60Z" fill="${tint.clay}"/>`
}
