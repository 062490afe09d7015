import type { StreamedTicket } from '@maru/contract'
import { type Say, useText } from '@maru/i18n/react'
import { oddsText, sumDigits } from '../../../shared/money.ts'
import { Chip } from '../../../shared/parts/chip.tsx'
import { type Column, Grid } from '../../../shared/parts/grid.tsx'
import { Scroll } from '../../../shared/parts/scroll.tsx'
import { useNow } from '../../../shared/time/now.ts'
import { seoulDayClock, seoulSecond, seoulShort } from '../../../shared/time/seoul.ts'
import type { TicketRef } from './ticket-filter.ts'
import { selectionText, ticketStateWords } from './ticket-words.ts'
import { useCodeText } from './use-code-text.ts'

type Props = {
  label: string
  rows: StreamedTicket[]
  /** Of one member: who it is stands above. */
  isOfMember?: boolean
  onOpen: (ticket: TicketRef) => void
}

export const TicketTable = ({ label, rows, isOfMember = false, onOpen }: Props) => {
  const t = useText('office')
  const say = useText('office-sports-tickets')
  const codeText = useCodeText()
  const columns = columnsOf(t, say, codeText).filter(({ id }) => !isOfMember || id !== 'member')
  return (
    <Scroll>
      <Grid label={label} columns={columns} rows={rows} idOf={({ number }) => number} onRow={onOpen} />
    </Scroll>
  )
}

/** To the second while it is of today. */
const Sent = ({ at }: { at: string }) => {
  const short = seoulShort(at, useNow())
  return <span className="second num">{short.length === 5 ? seoulSecond(at) : short}</span>
}

const columnsOf = (
  t: Say<'office'>,
  say: Say<'office-sports-tickets'>,
  codeText: (code: string) => string,
): Column<StreamedTicket>[] => [
  { id: 'at', head: t('col.at'), isWideOnly: true, cell: (row) => <Sent at={row.sentAt} /> },
  {
    id: 'number',
    head: say('col.number'),
    isDeskOnly: true,
    isFigure: true,
    cell: (row) => <span className="quiet">{row.number}</span>,
  },
  {
    id: 'member',
    head: t('col.member'),
    cell: (row) => <b>{row.memNick || say('member.number', { number: row.memberId })}</b>,
    below: (row) => seoulDayClock(row.sentAt),
  },
  {
    id: 'event',
    head: say('col.event'),
    isWideOnly: true,
    mayWrap: true,
    cell: (row) => (
      <>
        {row.isLive && <Chip tone="info">{say('list.live')}</Chip>} {row.event}
        {row.legs > 1 && <span className="quiet"> {say('list.more', { count: row.legs - 1 })}</span>}
      </>
    ),
  },
  { id: 'selection', head: t('col.selection'), mayWrap: true, cell: (row) => selectionText(say, row) },
  { id: 'price', head: say('col.price'), isFigure: true, isWideOnly: true, cell: (row) => oddsText(row.price) },
  { id: 'stake', head: t('col.stake'), isFigure: true, cell: (row) => <b>{sumDigits(row.stake)}</b> },
  { id: 'win', head: say('col.win'), isFigure: true, isDeskOnly: true, cell: (row) => sumDigits(row.possibleWin) },
  {
    id: 'state',
    head: t('col.status'),
    cell: (row) => (
      <Chip tone={ticketStateWords[row.state].tone} {...(row.code ? { title: codeText(row.code) } : {})}>
        {say(ticketStateWords[row.state].word)}
        {row.code && ` ${row.code}`}
      </Chip>
    ),
  },
]
