import { ChevronDown } from 'lucide'
import { getTranslations } from 'next-intl/server'
import { Fragment } from 'react'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import type { DocumentedCall, Media } from '@/lib/platform/http/documented'
import { CodeText, Sample } from './sample'

const TONES = { GET: 'sky', POST: 'leaf', PUT: 'sun', DELETE: 'coral' } as const

export async function CallCard({ call }: { call: DocumentedCall }) {
  const t = await getTranslations('apiDocs')
  const answers = Object.entries(call.responses)
  const [good] = answers.filter(([status]) => status.startsWith('20'))
  const refused = answers.filter(([status]) => Number(status) >= 400)
  return (
    <details className="group">
      <summary className="grid min-h-14 cursor-pointer list-none grid-cols-[4.5rem_minmax(0,1fr)_1.25rem] items-center gap-x-3 gap-y-1 rounded-card px-4 py-3 focus-visible:-outline-offset-3 sm:px-5 lg:grid-cols-[4.5rem_minmax(0,1fr)_minmax(0,1fr)_1.25rem]">
        <Badge tone={TONES[call.method as keyof typeof TONES]} size="sm" className="w-full justify-center">
          {call.method}
        </Badge>
        <code className="font-bold text-sm [overflow-wrap:anywhere] max-sm:col-span-3 max-sm:row-start-2">
          <PathText path={call.path} />
        </code>
        <Icon
          of={ChevronDown}
          className="size-5 transition group-open:rotate-180 max-sm:col-start-3 lg:order-last"
        />
        <span className="col-span-3 min-w-0 text-soft lg:col-span-1">
          <CodeText text={call.summary} />
        </span>
      </summary>
      <div className="grid gap-5 border-line border-t px-4 py-5 sm:px-5">
        <p>
          <CodeText text={call.description} />
        </p>
        {call.parameters?.length ? (
          <section>
            <h3 className="font-bold">{t('parameters')}</h3>
            <ul className="mt-2 grid gap-1">
              {call.parameters.map(({ name, in: place, required, example }) => (
                <li key={name} className="break-words">
                  <code className="font-bold">{name}</code>{' '}
                  <span className="text-soft text-sm">
                    {place === 'path' ? t('inPath') : required ? t('inQuery') : t('optional')}
                  </span>{' '}
                  <code className="text-soft text-sm">{String(example)}</code>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        <MediaSample title={t('send')} content={call.requestBody?.content} />
        <MediaSample title={`${t('answer')} ${good?.[0] ?? ''}`} content={good?.[1].content} />
        <section>
          <h3 className="font-bold">{t('refusals')}</h3>
          <ul className="mt-2 grid gap-1">
            {refused.map(([status, { description }]) => (
              <li key={status} className="break-words">
                <code className="font-bold">{status}</code> <code className="text-sm">{description}</code>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </details>
  )
}

/** Lets a path break after its slashes. */
function PathText({ path }: { path: string }) {
  return path.split('/').map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a path's parts never move.
    <Fragment key={index}>
      {index > 0 ? (
        <>
          /<wbr />
        </>
      ) : null}
      {part}
    </Fragment>
  ))
}

function MediaSample({
  title,
  content = {},
}: {
  title: string
  content?: Record<string, Media> | undefined
}) {
  const [first] = Object.entries(content)
  if (!first) return null
  const [type, { example }] = first
  return (
    <section>
      <h3 className="font-bold">
        {title} <span className="font-normal text-soft text-sm">{type}</span>
      </h3>
      <Sample text={typeof example === 'string' ? example : JSON.stringify(example, null, 2)} />
    </section>
  )
}
