import { Legend, Plot, WITHHELD } from './plot'

type Point = {
  key: string
  label: string
  /** From 0 to 1; null is withheld. */
  share: number | null
  text: string
}

type ShareChartProps = {
  label: string
  unit: string
  points: readonly Point[]
  write: (share: number) => string
  withheld: string
}

const SCALE = [0, 0.5, 1]

/** Renders shares as a line with gaps for withheld ones. */
export function ShareChart({ label, unit, points, write, withheld }: ShareChartProps) {
  const x = (index: number) => ((index + 0.5) / points.length) * 100
  const path = points
    .map(({ share }, index) => {
      if (share === null) return ''
      const joined = index > 0 && points[index - 1]?.share !== null
      return `${joined ? 'L' : 'M'}${x(index)} ${100 - share * 100}`
    })
    .join('')
  const axis = (
    <div className="flex">
      {points.map((point) => (
        <span key={point.key} className="flex-1 text-center">
          {point.label}
        </span>
      ))}
    </div>
  )
  return (
    <>
      <Plot
        label={label}
        unit={unit}
        ticks={SCALE.map((value) => ({ value, label: write(value) }))}
        axis={axis}
      >
        <svg
          aria-hidden="true"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute size-full overflow-visible"
        >
          <path d={path} vectorEffect="non-scaling-stroke" className="fill-none stroke-[2.5] stroke-leaf" />
        </svg>
        {points.map(({ key, share, text }, index) =>
          share === null ? (
            <span
              key={key}
              title={text}
              style={{ left: `${x(index)}%` }}
              className={`absolute bottom-0 size-3 -translate-x-1/2 rounded-t-sm ${WITHHELD}`}
            />
          ) : (
            <span key={key} style={{ left: `${x(index)}%`, bottom: `${share * 100}%` }} className="absolute">
              <span className="absolute size-3 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-card bg-leaf" />
              <span className="absolute bottom-2.5 -translate-x-1/2 rounded-sm bg-card/85 px-1 font-bold text-ink tabular-nums">
                {text}
              </span>
            </span>
          ),
        )}
      </Plot>
      <Legend series={[label]} withheld={points.some(({ share }) => share === null) ? withheld : null} />
    </>
  )
}
