import { Button, NativeSelect, TextInput } from '@mantine/core'
import type { ReferredTicket } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { type FormEvent, useState } from 'react'
import { oddsText, sumText } from '../../../shared/money.ts'
import { Modal } from '../../../shared/parts/dialog.tsx'
import { amountField } from '../../minigames/amount.rules.ts'
import { priceText } from '../../minigames/price.rules.ts'
import { lowerStakeOf, type Offered, readOffer } from './offer.rules.ts'

const SECONDS = [30, 60, 120, 300] as const
const problemWords = {
  stake: 'offer.problem-stake',
  above: 'offer.problem-above',
  lines: 'offer.problem-lines',
  price: 'offer.problem-price',
  same: 'offer.problem-same',
} as const

type Props = {
  row: ReferredTicket
  /** What the trader pressed for; both may be changed. */
  what: 'lower' | 'reprice'
  isBusy: boolean
  onOffer: (offer: Offered, seconds: number) => void
  onClose: () => void
}

/** Another stake or other prices for the member to take. */
export const OfferModal = ({ row, what, isBusy, onOffer, onClose }: Props) => {
  const t = useText('office')
  const say = useText('office-sports-tickets')
  const [stake, setStake] = useState(amountField(what === 'lower' ? lowerStakeOf(row) : row.stake))
  const [prices, setPrices] = useState(
    row.legs.map((leg) => priceText(what === 'reprice' ? (leg.priceNow ?? leg.price) : leg.price)),
  )
  const [seconds, setSeconds] = useState<number>(60)
  const [isSent, setSent] = useState(false)
  const read = readOffer({ stake, prices }, row)
  const problem = isSent && 'problem' in read ? read.problem : undefined
  const send = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if ('offer' in read && !isBusy) onOffer(read.offer, seconds)
  }
  const name = row.member.memNick || say('member.number', { number: row.memberId })
  return (
    <Modal opened onClose={onClose} title={say('offer.title', { name, sum: sumText(row.stake) })}>
      <form className="form" noValidate onSubmit={send}>
        <TextInput
          {...(what === 'lower' ? { 'data-autofocus': true } : {})}
          label={say('offer.stake')}
          description={say('offer.stake-note', { sum: sumText(row.stake) })}
          inputMode="numeric"
          value={stake}
          onChange={(event) => setStake(event.currentTarget.value)}
          error={
            problem === 'stake' || problem === 'above' || problem === 'lines'
              ? say(problemWords[problem], { count: row.lines })
              : null
          }
        />
        {row.legs.map((leg, i) => (
          <TextInput
            key={`${leg.eventId} ${leg.market} ${leg.outcome}`}
            {...(what === 'reprice' && i === 0 ? { 'data-autofocus': true } : {})}
            label={`${leg.home} – ${leg.away} · ${leg.outcomeName}`}
            description={
              row.sharedEvents.includes(leg.eventId)
                ? say('offer.shared')
                : say('offer.price-note', {
                    was: oddsText(leg.price),
                    now: leg.priceNow === null ? '–' : oddsText(leg.priceNow),
                  })
            }
            disabled={row.sharedEvents.includes(leg.eventId)}
            inputMode="decimal"
            value={prices[i] ?? ''}
            onChange={(event) => {
              const typed = event.currentTarget.value
              setPrices((was) => was.map((price, at) => (at === i ? typed : price)))
            }}
          />
        ))}
        {(problem === 'price' || problem === 'same') && (
          <p className="bad" role="alert">
            {say(problemWords[problem])}
          </p>
        )}
        <NativeSelect
          label={say('offer.seconds')}
          value={String(seconds)}
          data={SECONDS.map((one) => ({ value: String(one), label: say('member.seconds', { seconds: one }) }))}
          onChange={(event) => setSeconds(Number(event.currentTarget.value))}
        />
        <p className="second">{say('offer.note')}</p>
        <div className="form-actions">
          <Button onClick={onClose}>{t('act.cancel')}</Button>
          <Button type="submit" variant="filled" loading={isBusy}>
            {say('offer.send')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
