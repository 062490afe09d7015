import type { Data } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { Card } from '@maru/ui/card.tsx'
import { Empty } from '@maru/ui/empty.tsx'
import { Table } from '@maru/ui/table.tsx'
import type { ReactNode } from 'react'
import { useHost } from '../host/host.ts'
import { LoadFailed } from '../parts/load-failed.tsx'

type Answer = Data<'/api/partner/settlement'>
type Props = {
  head: string
  answer: Answer | undefined
  problem: Error | null
  retry: () => void
  nameOf: (line: Answer['list'][number]) => string
  open: (key: string) => void
  files: ReactNode
}

/** Branches that stand elsewhere by now: nobody reads more of them than their sum. */
export const ELSEWHERE = '-'
/** Members directly below, who are asked for by one's own number. */
export const DIRECT = '0'

/** Lines of one level, each of which opens the next; what they add up to at the foot. */
export function SettlementLines({ head, answer, problem, retry, nameOf, open, files }: Props) {
  const say = useText('partner')
  const { formats, Sum, PlainSum } = useHost()
  if (problem) return <LoadFailed title={say('failed')} problem={problem} retry={retry} />
  const foot = answer && answer.list.length > 0 ? answer : undefined
  return (
    <Card pad={false}>
      <div className="flex p-4 tablet:px-5">{files}</div>
      <Table
        caption={head}
        busy={!answer}
        isHeadKept
        rows={answer?.list ?? []}
        rowKey={({ key }) => key}
        onRow={({ key }) => open(key)}
        opens={({ key }) => key !== ELSEWHERE}
        rowLabel={(line) => say('settlement.open', { name: nameOf(line) })}
        empty={<Empty title={say('settlement.none')} />}
        line={(line) => ({
          title: nameOf(line),
          note: `${say('settlement.valid')} ${formats.sum(line.turnover)}`,
          value: <Sum units={line.rolling} />,
        })}
        {...(foot && {
          lineFoot: {
            title: say('list.total'),
            note: `${say('settlement.valid')} ${formats.sum(foot.turnover)}`,
            value: <Sum units={foot.rolling} />,
          },
        })}
        columns={[
          {
            key: 'name',
            head,
            cell: (line) => <b className="font-semibold">{nameOf(line)}</b>,
            foot: foot && say('list.total'),
          },
          {
            key: 'turnover',
            head: say('col.turnover'),
            end: true,
            cell: ({ turnover }) => <PlainSum units={turnover} />,
            foot: foot && <PlainSum units={foot.turnover} />,
          },
          {
            key: 'rolling',
            head: say('col.rolling'),
            end: true,
            cell: ({ rolling }) => <Sum units={rolling} />,
            foot: foot && <Sum units={foot.rolling} />,
          },
        ]}
      />
    </Card>
  )
}
