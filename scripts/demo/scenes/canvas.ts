export const tint = {
  paper: '#fffaf0',
  cream: '#fbeed3',
  leaf: '#63b86c',
  leafDeep: '#358f52',
  leafDark: '#20653d',
  lime: '#b4d97a',
  sun: '#ffd05c',
  amber: '#f2a541',
  coral: '#f17f5b',
  coralDeep: '#d5583c',
  sky: '#9bd3f0',
  skyDeep: '#4d9fd2',
  berry: '#dd6fa0',
  berryDeep: '#aa4377',
  clay: '#da9164',
  clayDeep: '#b46b45',
  wood: '#e3b581',
  woodDeep: '#bd8753',
  soil: '#7a5138',
  ink: '#2b4a3d',
  night: '#39467a',
} as const

/** Returns a gradient from top to bottom, or to the right. */
export function blend(id: string, from: string, to: string, across = false): string {
  const end = across ? 'x2="1" y2="0"' : 'x2="0" y2="1"'
  return `<linearGradient id="${id}" x1="0" y1="0" ${end}><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`
}

export function glow(id: string, colour: string, opacity: number): string {
  return `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`
}

const UNDYED = 0

/** Turns the colours of all parts with the filter `dye` by degrees of hue. */
export function dye(svg: string, degrees: number): string {
  return svg.replace(`hueRotate" values="${UNDYED}"`, `hueRotate" values="${degrees}"`)
}

export function frame(defs: string, body: string, light = '#fff0c2'): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 1200 900"><defs>
    ${glow('shade', '#3d2616', 0.42)}
    <radialGradient id="light" cx=".22" cy=".08" r=".95"><stop stop-color="${light}" stop-opacity=".5"/><stop offset=".6" stop-color="${light}" stop-opacity="0"/></radialGradient>
    <radialGradient id="edge" cx=".5" cy=".46" r=".78"><stop offset=".6" stop-color="#4a2b12" stop-opacity="0"/><stop offset="1" stop-color="#4a2b12" stop-opacity=".26"/></radialGradient>
    <filter id="dye" color-interpolation-filters="sRGB"><feColorMatrix type="hueRotate" values="${UNDYED}"/></filter>
    ${defs}</defs>${body}<path d="M0 0H1200V900H0Z" fill="url(#light)"/><path d="M0 0H1200V900H0Z" fill="url(#edge)"/></svg>`
}

export function shadow(x: number, y: number, width: number, height = width * 0.22): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${height}" fill="url(#shade)"/>`
}

type Leaf = [x: number, y: number, length: number, turn: number, fill?: string]

/** Returns a leaf; 0 degrees is upright. */
export function leaf(...[x, y, length, turn, fill = tint.leaf]: Leaf): string {
  const [half, side] = [length / 2, length * 0.34]
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 0C${-side} ${-half * 0.5} ${-side} ${-half * 1.4} 0 ${-length}C${side} ${-half * 1.4} ${side} ${-half * 0.5} 0 0Z" fill="${fill}"/><path d="M0 0C${side} ${-half * 0.5} ${side} ${-half * 1.4} 0 ${-length}Z" fill="#123f26" opacity=".16"/><path d="M0 0V${-length * 0.8}" stroke="#fff" stroke-opacity=".35" stroke-width="${Math.max(2, length / 28)}" stroke-linecap="round"/></g>`
}

export function table(y: number, top: string = tint.wood, grain: string = tint.woodDeep): string {
  const lines = [0.16, 0.38, 0.66].map((part, index) => {
    const at = y + (900 - y) * part
    return `<path d="M${-20 + 90 * index} ${at}C${300 + 60 * index} ${at - 9} ${700 - 80 * index} ${at + 12} 1220 ${at - 4}" stroke="${grain}" stroke-opacity=".3" stroke-width="5" fill="none"/>`
  })
  return `<path d="M0 ${y}H1200V900H0Z" fill="${top}"/><path d="M0 ${y}H1200V${y + 14}H0Z" fill="#fff" opacity=".28"/>${lines.join('')}`
}

export function outlook(x: number, y: number, width: number, height: number): string {
  const [right, bottom] = [x + width, y + height]
  const hill = (rise: number, fill: string) =>
    `<path d="M${x} ${bottom - height * rise}Q${x + width * 0.3} ${bottom - height * (rise + 0.2)} ${x + width * 0.62} ${bottom - height * rise * 0.9}T${right} ${bottom - height * (rise + 0.05)}V${bottom}H${x}Z" fill="${fill}"/>`
  return `<path d="M${x - 22} ${y - 22}H${right + 22}V${bottom + 22}H${x - 22}Z" fill="${tint.paper}"/><path d="M${x} ${y}H${right}V${bottom}H${x}Z" fill="#bfe4f5"/><circle cx="${x + width * 0.74}" cy="${y + height * 0.26}" r="${height * 0.12}" fill="#fff0b3"/>${hill(0.36, '#a9d98a')}${hill(0.18, '#74bd72')}<path d="M${x + width / 2 - 7} ${y}h14V${bottom}h-14ZM${x} ${y + height * 0.46}H${right}v12H${x}Z" fill="${tint.paper}"/><path d="M${x - 40} ${bottom + 18}H${right + 40}v26H${x - 40}Z" fill="#fff"/><path d="M${x - 40} ${bottom + 44}H${right + 40}l-14 16H${x - 26}Z" fill="#5c4a2f" opacity=".16"/>`
}

export function pot(x: number, y: number, size: number, fill: string = tint.clay): string {
  const leaves = [-62, -34, -8, 20, 48, 72].map((turn, index) =>
    leaf(x, y - size * 0.86, size * (0.95 + (index % 3) * 0.14), turn, index % 2 ? tint.leaf : tint.leafDeep),
  )
  return `${shadow(x, y, size * 0.75)}${leaves.join('')}<path d="M${x - size * 0.48} ${y - size * 0.8}H${x + size * 0.48}L${x + size * 0.34} ${y}H${x - size * 0.34}Z" fill="${fill}"/><path d="M${x + size * 0.1} ${y - size * 0.8}H${x + size * 0.48}L${x + size * 0.34} ${y}H${x + size * 0.1}Z" fill="#5a2d12" opacity=".16"/><path d="M${x - size * 0.54} ${y - size * 0.98}H${x + size * 0.54}v${size * 0.22}H${x - size * 0.54}Z" fill="${fill}"/><path d="M${x - size * 0.54} ${y - size * 0.8}H${x + size * 0.54}v${size * 0.05}H${x - size * 0.54}Z" fill="#5a2d12" opacity=".25"/>`
}

export function tree(x: number, y: number, size: number, crown: string = tint.leaf): string {
  return `${shadow(x, y, size * 0.7)}<path d="M${x - size * 0.09} ${y}Q${x - size * 0.03} ${y - size * 0.5} ${x - size * 0.05} ${y - size}H${x + size * 0.06}Q${x + size * 0.04} ${y - size * 0.5} ${x + size * 0.11} ${y}Z" fill="${tint.soil}"/><g fill="${crown}"><circle cx="${x}" cy="${y - size * 1.28}" r="${size * 0.5}"/><circle cx="${x - size * 0.4}" cy="${y - size}" r="${size * 0.38}"/><circle cx="${x + size * 0.42}" cy="${y - size * 1.02}" r="${size * 0.4}"/></g><g fill="#0f4a2a" opacity=".16"><circle cx="${x + size * 0.46}" cy="${y - size * 0.94}" r="${size * 0.32}"/><circle cx="${x + size * 0.14}" cy="${y - size * 0.86}" r="${size * 0.3}"/></g><g fill="#fff" opacity=".18"><circle cx="${x - size * 0.14}" cy="${y - size * 1.42}" r="${size * 0.26}"/><circle cx="${x - size * 0.48}" cy="${y - size * 1.08}" r="${size * 0.16}"/></g>`
}

export function cloud(x: number, y: number, size: number, opacity = 0.9): string {
  return `<g fill="#fff" opacity="${opacity}"><ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size * 0.28}"/><circle cx="${x - size * 0.35}" cy="${y - size * 0.2}" r="${size * 0.32}"/><circle cx="${x + size * 0.22}" cy="${y - size * 0.28}" r="${size * 0.42}"/></g>`
}
