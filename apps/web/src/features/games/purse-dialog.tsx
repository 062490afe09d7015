import { useLanguage, useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Modal, ModalActions } from '@maru/ui/modal.tsx'
import { RadioCards } from '@maru/ui/radio-card.tsx'
import { useState } from 'react'
import type { PurseChoice, PurseGame } from '../../shared/dialogs/dialogs.ts'
import { money } from '../../shared/format/money.ts'
import { MoneyPicker } from '../../shared/parts/money-picker.tsx'
import { useMember } from '../../shared/session/session.ts'
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
        {part && (
          <MoneyPicker
            label={say('purse.amount')}
            value={amount}
            onChange={setAmount}
            most={most}
            error={isBeyond && say('purse.beyond', { sum: money(most, language) })}
          />
        )}
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
