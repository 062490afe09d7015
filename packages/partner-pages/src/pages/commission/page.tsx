import type { Data } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Card } from '@maru/ui/card.tsx'
import { Empty } from '@maru/ui/empty.tsx'
import { ExchangeIcon } from '@maru/ui/icons.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { useMay } from '../../frame/me.ts'
import { PartnerFrame } from '../../frame/partner-frame.tsx'
import { useHost } from '../../host/host.ts'
import { useList } from '../../host/use-call.ts'
import { useConvert } from '../../money/use-convert.tsx'
import { GrowingTable } from '../../parts/growing-table.tsx'
import { ListFiles } from '../../parts/list-files.tsx'

type Entry = Data<'/api/partner/commission'>['list'][number]

export function Page() {
  const say = useText('partner')
  return (
    <PartnerFrame page="commission" note={say('commission.note')}>
      <Commission />
    </PartnerFrame>
  )
}

function Commission() {
  const say = useText('partner')
  const { formats, Sum, PlainSum } = useHost()
  const may = useMay()
  const convert = useConvert()
  const list = useList('/api/partner/commission', {})
  const { first } = list
  const sum = ({ amount }: Entry) =>
    amount > 0 ? <Sum units={amount} sign /> : <PlainSum units={amount} className="font-semibold" />
  return (
    <>
      <Card className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <span className="text-13 text-text-3">{say('commission.held')}</span>
          <p className="text-28 leading-tight">
            {first ? <Sum units={first.held} /> : <Skeleton className="h-9 w-44" />}
          </p>
          {first && (
            <p className="mt-1 text-12 text-text-3">
              {say('commission.minimum', { sum: formats.money(first.minimum) })}
              {first.perDay > 0 && ` · ${say('commission.times', { done: first.convertedToday, count: first.perDay })}`}
            </p>
          )}
        </div>
        {first && (first.coming !== 0 || first.owed > 0) && (
          <dl className="grid gap-1.5 text-13 max-tablet:w-full">
            {first.coming !== 0 && (
              <div className="flex justify-between gap-6">
                <dt className="text-text-3">{say('commission.coming')}</dt>
                <dd>
                  <PlainSum units={first.coming} className="font-semibold" />
                </dd>
              </div>
            )}
            {first.owed > 0 && (
              <div className="flex justify-between gap-6">
                <dt className="text-text-3">{say('commission.owed')}</dt>
                <dd>
                  <PlainSum units={first.owed} className="font-semibold" />
                </dd>
              </div>
            )}
          </dl>
        )}
        {may('commission.convert') && (
          <Button
            kind="filled"
            size="lg"
            icon={<ExchangeIcon size={18} />}
            disabled={!first || first.held <= 0}
            onClick={convert.open}
            className="max-tablet:w-full"
          >
            {say('convert.button')}
          </Button>
        )}
      </Card>
      <GrowingTable
        caption={say('page.commission')}
        list={list}
        rows={list.rows}
        rowKey={({ at, kind, balance }) => `${at} ${kind} ${balance}`}
        filter={<ListFiles what="commission" ask={{}} />}
        empty={<Empty title={say('commission.none')}>{say('commission.noneText')}</Empty>}
        line={(row) => ({
          title: say(`entry.${row.kind}`),
          note: [formats.dayTime(row.at), row.period.replaceAll('-', '.')].filter(Boolean).join(' · '),
          value: sum(row),
          aside: <span className="num text-12 text-text-3">{formats.sum(row.balance)}</span>,
        })}
        columns={[
          { key: 'at', head: say('col.at'), cell: ({ at }) => formats.dayTime(at) },
          {
            key: 'kind',
            head: say('col.kind'),
            cell: ({ kind }) => <b className="font-semibold">{say(`entry.${kind}`)}</b>,
          },
          {
            key: 'period',
            head: say('col.period'),
            cell: ({ period }) => <span className="num">{period.replaceAll('-', '.') || '–'}</span>,
          },
          { key: 'amount', head: say('col.amount'), end: true, cell: sum },
          { key: 'balance', head: say('col.balance'), end: true, cell: ({ balance }) => <PlainSum units={balance} /> },
        ]}
      />
      {convert.dialog}
    </>
  )
}
