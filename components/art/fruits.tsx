import { darken, hue, type Paint } from './paint'

export type BodyProps = { brush: Paint; fill: string; earned: boolean }

export function Apple({ brush, fill, earned }: BodyProps) {
  return (
    <>
      <path
        d="M64 34C50 20 12 24 12 70C12 104 38 126 56 119Q64 116 72 119C90 126 116 104 116 70C116 24 78 20 64 34Z"
        {...(earned ? brush.shape(fill) : brush.ghost('var(--muted)'))}
      />
      <Gloss on={earned && !brush.outline} />
      <Twig brush={brush} earned={earned} />
    </>
  )
}

export function Orange({ brush, fill, earned }: BodyProps) {
  return (
    <>
      <circle cx="64" cy="73" r="50" {...(earned ? brush.shape(fill) : brush.ghost('var(--muted)'))} />
      <Gloss on={earned && !brush.outline} />
      {earned ? (
        <g fill={brush.outline ? 'currentColor' : darken(fill, 40)}>
          <circle cx="103" cy="62" r="1.8" />
          <circle cx="105" cy="80" r="1.8" />
          <circle cx="92" cy="105" r="1.8" />
          <circle cx="76" cy="114" r="1.8" />
          <circle cx="97" cy="94" r="1.8" />
        </g>
      ) : null}
      <Twig brush={brush} earned={earned} />
    </>
  )
}

export function Strawberry({ brush, fill, earned }: BodyProps) {
  return (
    <>
      <path
        d="M64 125C38 122 11 86 12 58C13 36 38 30 64 34C90 30 115 36 116 58C117 86 90 122 64 125Z"
        {...(earned ? brush.shape(fill) : brush.ghost('var(--muted)'))}
      />
      <Gloss on={earned && !brush.outline} />
      {earned ? (
        <path
          d="M103 58V62M104 75L103 79M93 96L91 99M74 112L73 115M52 111L54 114M35 97L37 100"
          {...brush.line(hue.paper, 3.4)}
        />
      ) : null}
      <path
        d="M64 20C52 14 40 18 32 27C42 28 44 34 46 41C54 38 60 34 64 30C68 34 74 38 82 41C84 34 86 28 96 27C88 18 76 14 64 20Z"
        {...(earned ? brush.shape(hue.leaf) : brush.ghost('var(--muted)'))}
      />
      <path d="M64 20Q63 12 68 6" {...(earned ? brush.line(hue.edge, 4.5) : brush.ghost())} />
    </>
  )
}

function Gloss({ on }: { on: boolean }) {
  return on ? (
    <path d="M22 72C20 54 28 42 42 37C32 46 27 56 27 72Q24 76 22 72Z" fill={hue.paper} opacity="0.6" />
  ) : null
}

function Twig({ brush, earned }: { brush: Paint; earned: boolean }) {
  return (
    <>
      <path d="M63 33Q62 20 68 8" {...(earned ? brush.line(hue.edge, 5) : brush.ghost())} />
      <path
        d="M68 22C74 4 94 0 108 8C102 26 84 32 68 22Z"
        {...(earned ? brush.shape(hue.leaf) : brush.ghost('var(--muted)'))}
      />
    </>
  )
}
