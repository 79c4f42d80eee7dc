import 'server-only'
import type { ReactElement } from 'react'
import { type Certificate, CertificateSheet } from './certificate'
import { type ColoringPage, ColoringSheet, type WeekColoring, WeekColoringSheet } from './coloring'
import { renderPdf } from './document'
import type { Drawings } from './drawings'
import { type RecipePage, RecipeSheet } from './recipe'
import { type Report, ReportPages } from './report'
import { type TaskGuide, TaskGuidePages } from './task-guide'
import { type WeekChart, WeekChartPages } from './week-chart'

export type PrintedPart =
  | { kind: 'chart'; chart: WeekChart }
  | { kind: 'guide'; guide: TaskGuide }
  | { kind: 'week'; week: WeekColoring }
  | { kind: 'page'; page: ColoringPage }
  | { kind: 'certificate'; certificate: Certificate }
  | { kind: 'recipe'; page: RecipePage }
  | { kind: 'report'; report: Report }

export function printPdf(
  about: { title: string; language: string },
  parts: readonly PrintedPart[],
  drawings: Drawings,
): Promise<Uint8Array<ArrayBuffer>> {
  return renderPdf(about, ...parts.map((part) => renderPart(part, drawings)))
}

function renderPart(part: PrintedPart, drawings: Drawings): ReactElement {
  switch (part.kind) {
    case 'chart':
      return <WeekChartPages chart={part.chart} drawings={drawings} />
    case 'guide':
      return <TaskGuidePages guide={part.guide} drawings={drawings} />
    case 'week':
      return <WeekColoringSheet week={part.week} drawings={drawings} />
    case 'page':
      return <ColoringSheet page={part.page} drawings={drawings} />
    case 'certificate':
      return <CertificateSheet certificate={part.certificate} drawings={drawings} />
    case 'recipe':
      return <RecipeSheet page={part.page} drawings={drawings} />
    case 'report':
      return <ReportPages report={part.report} />
  }
}
