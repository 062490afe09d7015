import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Modal, ModalActions } from '@maru/ui/modal.tsx'
import { useProblemText } from '../../shared/text/problem.ts'
import { notify } from '../../shared/toast.ts'
import type { HeldCoupon } from './calls/coupons.ts'
import { useUseCoupon } from './calls/use-coupon.ts'
import { useTermsText, useWorthText } from './worth.tsx'

/** Says what comes and on which terms, before it is done. */
export function UseDialog({ coupon, close }: { coupon: HeldCoupon; close: () => void }) {
  const say = useText('coupons')
  const sayCommon = useText('common')
  const problemText = useProblemText()
  const terms = useTermsText()
  const worthText = useWorthText()
  const use = useUseCoupon()
  const worth = worthText(coupon.worth)
  const run = () =>
    use.mutate(coupon.couponIdx, {
      onSuccess: () => {
        notify.ok(say(`use.done.${coupon.worth.kind}`, { worth }))
        close()
      },
    })
  return (
    <Modal
      open
      onOpenChange={close}
      title={say('use.title')}
      note={coupon.title}
      closeLabel={sayCommon('action.close')}
      dismissable={!use.isPending}
    >
      <ul className="grid gap-2 rounded-control bg-surface-1 px-4 py-3.5 text-14 text-text-2">
        {terms(coupon.worth).map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
      <p role="status" className="mt-3 text-13 text-bad empty:hidden">
        {use.isError && problemText(use.error)}
      </p>
      <ModalActions>
        <Button onClick={close} disabled={use.isPending}>
          {sayCommon('action.cancel')}
        </Button>
        <Button kind="filled" onClick={run} busy={use.isPending} busyLabel={say('use.busy')}>
          {say('use.confirm', { worth })}
        </Button>
      </ModalActions>
    </Modal>
  )
}
