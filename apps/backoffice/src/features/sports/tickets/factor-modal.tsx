import { Button, Textarea, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type SportBettor, staffReason } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { type FormEvent, useState } from 'react'
import { Modal } from '../../../shared/parts/dialog.tsx'
import { useSaveFactor } from './calls/tickets.ts'
import { readFactor } from './factor.rules.ts'

/** How much of the limits of its level a member has, and how much longer its bets on live matches wait. */
export const FactorModal = ({ member, onClose }: { member: SportBettor; onClose: () => void }) => {
  const t = useText('office')
  const say = useText('office-sports-tickets')
  const save = useSaveFactor()
  const [percent, setPercent] = useState(String(member.factorBp / 100))
  const [delay, setDelay] = useState(String(member.delaySeconds))
  const [reason, setReason] = useState('')
  const [isSent, setSent] = useState(false)
  const { factorBp, delaySeconds } = readFactor({ percent, delay })
  const why = staffReason.safeParse(reason)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (factorBp === undefined || delaySeconds === undefined || !why.success || save.isPending) return
    const was = { factorBp: member.factorBp, delaySeconds: member.delaySeconds }
    save.mutate(
      { params: { memberId: member.memberId }, body: { factorBp, delaySeconds, was, reason: why.data } },
      {
        onSuccess: ({ requestId }) => {
          if (requestId !== null) notifications.show({ message: say('factor.asked') })
        },
        onSettled: onClose,
      },
    )
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={say('factor.title', { name: member.memNick || say('member.number', { number: member.memberId }) })}
    >
      <form className="form" noValidate onSubmit={send}>
        <p className="second">{say('factor.note')}</p>
        <div className="form-pair">
          <TextInput
            data-autofocus
            label={say('factor.percent')}
            inputMode="decimal"
            value={percent}
            onChange={(event) => setPercent(event.currentTarget.value)}
            error={isSent && factorBp === undefined && say('factor.percent-range')}
          />
          <TextInput
            label={say('factor.delay')}
            inputMode="numeric"
            value={delay}
            onChange={(event) => setDelay(event.currentTarget.value)}
            error={isSent && delaySeconds === undefined && say('factor.delay-range')}
          />
        </div>
        <Textarea
          label={t('reason.label')}
          rows={2}
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          error={isSent && !why.success && t('reason.too-short')}
        />
        <div className="form-actions">
          <Button onClick={onClose}>{t('act.cancel')}</Button>
          <Button type="submit" variant="filled" loading={save.isPending}>
            {t('act.save')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
