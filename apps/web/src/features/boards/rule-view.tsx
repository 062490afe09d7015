import { useText } from '@maru/i18n/react'
import { Card, PageTitle, Panel } from '@maru/ui/card.tsx'
import { SkeletonText } from '@maru/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { fullDay } from '../../shared/format/date.ts'
import { Link, type RouteName, useMatch } from '../../shared/navigation/index.ts'
import { LoadFailed } from '../../shared/parts/load-failed.tsx'
import { useFilter } from '../../shared/period/use-filter.ts'
import { RichHtml } from '../../shared/text/rich-html.tsx'
import { boardRule, type RuleKind } from './calls/boards.ts'
import { CsTabs } from './cs-tabs.tsx'

const pages = ['rules', 'sportRules', 'gameGuide'] as const satisfies RouteName[]
const part =
  'inline-flex h-8.5 items-center justify-center whitespace-nowrap rounded-[calc(var(--r-control)-3px)] px-4 font-semibold text-13 text-text-2 hover:text-text aria-[current]:bg-surface-3 aria-[current]:text-text touch:h-11'

/** Rules as they are in force, and what each version said before. */
export function RuleView({ kind }: { kind: RuleKind }) {
  const say = useText('boards')
  const { search } = useFilter()
  const here = useMatch()?.name
  const version = Math.max(0, Math.trunc(Number(search.version) || 0))
  const { data, error, refetch } = useQuery(boardRule(kind, version))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-tablet:pt-3">
      <PageTitle>{say('cs.title')}</PageTitle>
      <CsTabs />
      <nav
        aria-label={say('cs.rules')}
        className="flex max-w-full flex-wrap justify-self-start rounded-control bg-surface-1 p-[3px] shadow-[inset_0_0_0_1px_var(--line-soft)]"
      >
        {pages.map((to) => (
          <Link key={to} to={to} className={part} aria-current={here === to ? 'page' : undefined}>
            {say(`rules.${to}`)}
          </Link>
        ))}
      </nav>
      {error && !data ? (
        <LoadFailed title={say('rules.failed')} problem={error} retry={refetch} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 desk:grid-cols-[minmax(0,1fr)_300px]">
          <Card className="tablet:px-8 tablet:py-7" aria-busy={!data}>
            {data ? (
              <>
                <h2 className="font-bold text-18">{data.title}</h2>
                <p className="num mt-1 mb-5 text-13 text-text-3">
                  {say('rules.version', { version: data.version, day: fullDay(data.fromAt) })}
                </p>
                <RichHtml html={data.text} />
              </>
            ) : (
              <SkeletonText lines={10} />
            )}
          </Card>
          {data && (
            <Panel flat title={say('rules.versions')}>
              <ul className="grid gap-1">
                {data.versions.map((one) => (
                  <li key={one.version}>
                    <Link
                      to={here ?? 'rules'}
                      search={{ version: String(one.version) }}
                      aria-current={one.version === data.version ? 'true' : undefined}
                      className="grid min-h-11 content-center gap-0.5 text-13 text-text-2 hover:text-text aria-[current]:text-accent"
                    >
                      <b className="num font-semibold">
                        {say('rules.version', { version: one.version, day: fullDay(one.fromAt) })}
                      </b>
                      <span className="text-12 text-text-3">{one.note}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </Panel>
          )}
        </div>
      )}
    </div>
  )
}
