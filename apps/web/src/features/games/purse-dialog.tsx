import { useLanguage, useText } from '@maru/i18n/react'
import { AmountPicker } from '@maru/ui/amount-picker.tsx'
import { Button } from '@maru/ui/button.tsx'
import { Modal, ModalActions } from '@maru/ui/modal.tsx'
import { RadioCards } from '@maru/ui/radio-card.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PurseChoice, PurseGame } from '../../shared/dialogs/dialogs.ts'
import { digits, manWon, money, oneUnit, shortMoney } from '../../shared/format/money.ts'
import { useMoneyUnit } from '../../shared/format/sum.tsx'
import { useMember } from '../../shared/session/session.ts'
import { siteOption } from '../../shared/support/site-option.ts'
import { notePurseChoice, purseChoice } from './purse-choice.ts'

type Props = { game: PurseGame; open: (choice: PurseChoice) => void; leave?: () => void; close: () => void }

/** Before a game that is played from a purse at its vendor: how much goes there. */
export function PurseDialog({ game, open, leave, close }: Props) {
  const say = useText('games')
  const sayCommon = useText('common')
  const language = useLanguage()
  const member = useMember()?.member
  const owner = member?.memNick ?? ''
  const away = member?.awayAmt ?? 0
  const most = (member?.cashAmt ?? 0) + away
  const remembered = purseChoice(owner, game.vendorKey)
  const [part, setPart] = useState(typeof remembered === 'number')
  const [amount, setAmount] = useState(typeof remembered === 'number' ? Math.min(remembered, most) : 0)
  const isBeyond = part && amount > most
  const cancel = () => {
    close()
    leave?.()
  }
  const start = () => {
    const choice = part ? amount : 'all'
    notePurseChoice(owner, game.vendorKey, choice)
    close()
    open(choice)
  }
  return (
    <Modal
      open
      onOpenChange={cancel}
      title={say('purse.title')}
      note={`${game.vendorName} · ${game.name}`}
      closeLabel={sayCommon('action.close')}
    >
      <div className="grid gap-4">
        <RadioCards
          legend={say('purse.title')}
          hideLegend
          name="purse"
          columns={2}
          value={part ? 'part' : 'all'}
          onChange={(chosen) => setPart(chosen === 'part')}
          options={[
            { value: 'all', title: say('purse.all'), note: <span className="num">{money(most, language)}</span> },
            { value: 'part', title: say('purse.part'), note: say('purse.partNote') },
          ]}
        />
        {part && <PurseAmount value={amount} onChange={setAmount} most={most} isBeyond={isBeyond} />}
        <p className="text-13 text-text-2 leading-normal">
          {say('purse.returns')} {say('purse.limits')}
          {away > 0 && ` ${say('purse.away', { sum: money(away, language) })}`}
        </p>
      </div>
      <ModalActions>
        <Button onClick={cancel}>{sayCommon('action.cancel')}</Button>
        <Button kind="filled" onClick={start} disabled={part && (amount <= 0 || isBeyond)}>
          {say('purse.start')}
        </Button>
      </ModalActions>
    </Modal>
  )
}

type AmountProps = { value: number; onChange: (units: number) => void; most: number; isBeyond: boolean }

function PurseAmount({ value, onChange, most, isBeyond }: AmountProps) {
  const say = useText('games')
  const sayCommon = useText('common')
  const language = useLanguage()
  const presets = useQuery(siteOption).data?.quickAmounts ?? []
  const one = oneUnit()
  return (
    <AmountPicker
      name="amount"
      size="md"
      narrow
      label={say('purse.amount')}
      value={Math.floor(value / one)}
      onChange={(whole) => onChange(whole * one)}
      presets={presets.map((units) => units / one)}
      max={Math.floor(most / one)}
      format={(whole) => digits(whole, language)}
      formatPreset={(whole) => `+${shortMoney(whole * one, language)}`}
      say={(whole) => manWon(whole * one, language)}
      {...useMoneyUnit()}
      clearLabel={sayCommon('action.clear')}
      error={isBeyond && say('purse.beyond', { sum: money(most, language) })}
    />
  )
}
