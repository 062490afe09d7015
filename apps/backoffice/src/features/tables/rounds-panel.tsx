import { Button, TextInput } from '@mantine/core'
import type { DeskTable } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { Asking, Empty } from '../../shared/parts/asking.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { codeOf } from '../../shared/parts/refusal-text.ts'
import { readWhole } from '../minigames/amount.rules.ts'
import { useRound } from './calls/round.ts'
import { RoundBets } from './round-bets.tsx'
import { RoundFigures } from './round-figures.tsx'

type Props = { table: DeskTable; round: number; onRound: (round: number) => void }

/** One round at a time: how it went, and who had what on which place. */
export const RoundsPanel = ({ table, round, onRound }: Props) => {
  const t = useText('office')
  const query = useRound({ vendorKey: table.vendorKey, gameKey: table.gameKey }, round)
  return (
    <div className="table-now table-one">
      <Panel title={t('tables.rounds')} head={<Chooser table={table} round={round} onRound={onRound} />}>
        {query.isError && codeOf(query.error) === 'STAFF_NOT_FOUND' ? (
          <Empty title={t('tables.round-none')} />
        ) : (
          <Asking query={query} lines={3}>
            {(shown) => <RoundFigures shown={shown} />}
          </Asking>
        )}
      </Panel>
      {query.data && !query.isError && <RoundBets table={table} round={round} shown={query.data} />}
    </div>
  )
}

const Chooser = ({ table, round, onRound }: Props) => {
  const t = useText('office')
  const [text, setText] = useState(String(round))
  useEffect(() => setText(String(round)), [round])
  const send = (event: FormEvent) => {
    event.preventDefault()
    const asked = readWhole(text)
    if (Number.isSafeInteger(asked) && asked > 0) onRound(asked)
  }
  return (
    <form className="row table-round" noValidate onSubmit={send}>
      <Button
        aria-label={t('tables.round-earlier')}
        title={t('tables.round-earlier')}
        disabled={round <= 1}
        onClick={() => onRound(round - 1)}
      >
        <ChevronLeft size={16} aria-hidden />
      </Button>
      <TextInput
        aria-label={t('tables.round-find')}
        inputMode="numeric"
        maxLength={12}
        value={text}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      <Button
        aria-label={t('tables.round-later')}
        title={t('tables.round-later')}
        disabled={round >= table.round}
        onClick={() => onRound(round + 1)}
      >
        <ChevronRight size={16} aria-hidden />
      </Button>
      <Button type="submit">{t('tables.round-show')}</Button>
    </form>
  )
}
