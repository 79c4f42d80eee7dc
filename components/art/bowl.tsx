import { hue, paint } from './paint'

/** Bowl of salad, for recipes without a picture; about 44 wide, centred on 0,0. */
export function BowlShapes() {
  const { shape, line } = paint('color', 2.8)
  return (
    <>
      <path d="M-3 -1C-15 -2 -19 -9 -18 -18C-8 -18 -1 -12 -3 -1Z" {...shape(hue.leaf, hue.edge)} />
      <path d="M4 -1C2 -12 7 -19 17 -20C20 -10 15 -3 4 -1Z" {...shape(hue.leaf, hue.edge)} />
      <circle cx="1" cy="-5" r="7" {...shape(hue.coral, hue.edge)} />
      <path d="M-22 -1H22C22 11 14 20 0 20C-14 20 -22 11 -22 -1Z" {...shape(hue.sun, hue.edge)} />
      <path d="M-15 5Q-13 11 -8 14" {...line(hue.paper, 3.4)} />
    </>
  )
}
