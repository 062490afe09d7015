import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Field } from '@maru/ui/field.tsx'
import { Modal } from '@maru/ui/modal.tsx'
import { TextInput } from '@maru/ui/text-input.tsx'
import { type FormEvent, useState } from 'react'
import { dayTime } from '../../shared/format/date.ts'
import { useProblemText } from '../../shared/text/problem.ts'
import { notify } from '../../shared/toast.ts'
import type { HeldCoupon } from './calls/coupons.ts'
import { useFindRecipient } from './calls/find-recipient.ts'
import { useGiftCoupon } from './calls/gift-coupon.ts'
import { useWorthText } from './worth.tsx'

const MOST = 40

type Props = { coupon: HeldCoupon; held: number; close: () => void }

/** First who it is, then the gift: the button names who receives it. */
export function GiftDialog({ coupon, held, close }: Props) {
  const say = useText('coupons')
  const sayCommon = useText('common')
  const problemText = useProblemText()
  const worthText = useWorthText()
  const find = useFindRecipient()
  const gift = useGiftCoupon()
  const [to, setTo] = useState('')
  const asked = { couponIdx: coupon.couponIdx, to: to.trim() }
  const nick = find.data?.nick
  const problem = gift.error ?? find.error
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (asked.to === '' || find.isPending || gift.isPending) return
    if (nick === undefined) return find.mutate(asked)
    gift.mutate(asked, {
      onSuccess: (given) => {
        notify.ok(say('gift.done', { nick: given.nick }))
        close()
      },
    })
  }
  const change = (text: string) => {
    setTo(text)
    find.reset()
    gift.reset()
  }
  return (
    <Modal
      open
      onOpenChange={close}
      title={say('gift.title')}
      note={`${coupon.title} ${worthText(coupon.worth)}`}
      closeLabel={sayCommon('action.close')}
      dismissable={!gift.isPending}
    >
      <form noValidate onSubmit={send} className="grid gap-5">
        <Field
          label={say('gift.to')}
          hint={say('gift.toHint')}
          error={problem ? problemText(problem) : undefined}
          valid={nick && !problem ? say('gift.can', { nick }) : undefined}
        >
          <TextInput
            value={to}
            maxLength={MOST}
            autoFocus
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => change(event.currentTarget.value)}
          />
        </Field>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2.5 text-14">
          <dt className="text-text-3">{say('gift.mine')}</dt>
          <dd className="num text-right">{say('gift.count', { from: held, to: held - 1 })}</dd>
          <dt className="text-text-3">{say('gift.expiry')}</dt>
          <dd className="num whitespace-normal text-right">
            {say('gift.expiryKept', { time: dayTime(coupon.expiresAt) })}
          </dd>
        </dl>
        <Button
          type="submit"
          kind="filled"
          size="lg"
          full
          disabled={asked.to === ''}
          busy={find.isPending || gift.isPending}
        >
          {nick === undefined ? say('gift.find') : say('gift.confirm', { nick })}
        </Button>
        <p className="text-center text-12 text-text-3">{say('gift.final')}</p>
      </form>
    </Modal>
  )
}
