import { useLocale, useTranslations } from 'next-intl'
import type { Finding } from '@/lib/features/challenges/publishing/schema'
import { formatDate } from '@/lib/platform/dates/format'
import type { Weekday } from '@/lib/platform/dates/local-date'
import { weekdayName } from '@/lib/platform/dates/weekday-name'
import { DEFAULT_LOCALE } from '@/lib/platform/i18n/locales'
import { PATHS } from '../paths'

export type FindingLink = { key: string; href: string; text: string }

/** Returns the links of findings, each once. */
export function useFindingLinks(challengeId: string): (findings: readonly Finding[]) => FindingLink[] {
  const t = useTranslations('challengeEditor')
  const locale = useLocale()
  const here = (rest: string) => PATHS.challenge(challengeId, rest)
  const getTextLink = ({ language = DEFAULT_LOCALE }: Finding) => {
    const text = t('mend.texts', { language: t(`languageNames.${language}`) })
    return { key: language, href: here(`?edit=${language}`), text }
  }
  const byCode: Partial<Record<Finding['code'], (finding: Finding) => FindingLink>> = {
    title_missing: getTextLink,
    description_missing: getTextLink,
    cycle_broken: () => ({ key: 'schedule', href: here('?edit=schedule'), text: t('mend.schedule') }),
    no_tasks: () => ({ key: 'plan', href: here('#plan'), text: t('mend.plan') }),
    empty_day: ({ day = 1 }) => {
      return { key: `${day}`, href: here(`#day-${day}`), text: weekdayName(day as Weekday, locale) }
    },
    task_untranslated: getTaskLink,
    task_without_image: getTaskLink,
    task_repeated: ({ task, challenge }) => {
      const values = {
        task: task?.name ?? '',
        challenge: challenge?.title ?? '',
        date: formatStartDate(challenge),
      }
      return { key: task?.id ?? '', href: here('#plan'), text: t('repeatedIn', values) }
    },
    overlap: ({ challenge }) => {
      const values = { challenge: challenge?.title ?? '', date: formatStartDate(challenge) }
      return {
        key: challenge?.id ?? '',
        href: PATHS.challenge(challenge?.id ?? ''),
        text: t('overlapWith', values),
      }
    },
  }
  return (findings) => {
    const links = findings.flatMap((finding) => byCode[finding.code]?.(finding) ?? [])
    return [...new Map(links.map((link) => [link.key, link])).values()]
  }
}

function getTaskLink({ task }: Finding): FindingLink {
  const name = task?.name ?? ''
  return {
    key: task?.id ?? '',
    href: `/backoffice/content?tab=tasks&edit=${task?.id}`,
    text: name,
  }
}

function formatStartDate(challenge: Finding['challenge']): string {
  return challenge ? formatDate(challenge.startDate) : ''
}
