import type { AdminAnswerOf, adminPartnerPurse } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { sumDigits } from '../../shared/money.ts'
import { Asking, Empty } from '../../shared/parts/asking.tsx'
import { type Column, Grid } from '../../shared/parts/grid.tsx'
import { OlderPager } from '../../shared/parts/older-pager.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { When } from '../../shared/parts/when.tsx'
import { usePartnerPurse } from './calls/partners.ts'

type PartnerPurseProps = { partnerId: number; before: string; onBefore: (before: string) => void }
type Entry = AdminAnswerOf<typeof adminPartnerPurse>['rows'][number]

/** What a partner earned, what it holds of it, and what corrections took back and it does not hold any more. */
export const PartnerPurse = ({ partnerId, before, onBefore }: PartnerPurseProps) => {
  const t = useText('office')
  const say = useText('office-partners')
  const query = usePartnerPurse(partnerId, { before, size: 30 })
  const columns: Column<Entry>[] = [
    {
      id: 'kind',
      head: say('purse.kind'),
      cell: ({ kind }) => say(`purse.${kind}`),
      below: ({ at }) => <When at={at} />,
    },
    {
      id: 'period',
      head: say('purse.period'),
      isWideOnly: true,
      cell: ({ period }) => period.replaceAll('-', '.') || '–',
    },
    { id: 'amount', head: t('col.amount'), isFigure: true, cell: ({ amount }) => sumDigits(amount) },
    { id: 'balance', head: say('purse.balance'), isFigure: true, cell: ({ balance }) => sumDigits(balance) },
    { id: 'owed', head: say('purse.owed'), isFigure: true, cell: ({ owed }) => (owed === 0 ? '–' : sumDigits(owed)) },
    { id: 'at', head: t('col.at'), isWideOnly: true, cell: ({ at }) => <When at={at} /> },
  ]
  return (
    <Asking query={query} lines={8}>
      {({ rows, held, owed, coming, next }) => (
        <>
          <dl className="pairs panel-pad purse-sums">
            <dt>{say('purse.held')}</dt>
            <dd className="num">{sumDigits(held)}</dd>
            <dt>{say('purse.coming')}</dt>
            <dd className="num">{sumDigits(coming)}</dd>
            {owed > 0 && (
              <>
                <dt>{say('purse.owed')}</dt>
                <dd className="num bad">{sumDigits(owed)}</dd>
              </>
            )}
          </dl>
          {rows.length === 0 ? (
            <Empty title={say('purse.none')} />
          ) : (
            <Scroll>
              <Grid
                label={say('one.purse')}
                columns={columns}
                rows={rows}
                idOf={({ at, kind, period, balance }) => `${at} ${kind} ${period} ${balance}`}
              />
            </Scroll>
          )}
          <OlderPager before={before} newest="" next={next} onBefore={onBefore} />
        </>
      )}
    </Asking>
  )
}
