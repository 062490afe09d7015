import { useText } from '@maru/i18n/react'
import { Modal } from '@maru/ui/modal.tsx'
import { useConvertPoints } from './calls/convert-points.ts'
import { ConvertAsked, type ConvertFrom } from './convert-asked.tsx'
import { ConvertComplete, ConvertFailed } from './convert-ended.tsx'

type Props = {
  close: () => void
  from: ConvertFrom
  amount?: number | undefined
  done?: (() => void) | undefined
}

/** Ready, under way, complete or failed. While it is under way nothing closes it. */
export function ConvertDialog({ close, from, amount, done }: Props) {
  const say = useText('points')
  const sayCommon = useText('common')
  const convert = useConvertPoints()
  const state = convert.isPending ? 'ing' : convert.isSuccess ? 'complete' : convert.isError ? 'fail' : 'ready'
  const send = (asked: number) => convert.mutate(asked, { onSuccess: done })
  return (
    <Modal
      open
      onOpenChange={close}
      title={say(`dialog.${state}`)}
      closeLabel={sayCommon('action.close')}
      hideTitle
      dismissable={state !== 'ing'}
    >
      <div data-state={state} className="grid justify-items-center gap-4 pt-3 text-center">
        {state === 'complete' && convert.data ? (
          <ConvertComplete {...convert.data} close={close} />
        ) : state === 'fail' ? (
          <ConvertFailed problem={convert.error} again={() => convert.reset()} close={close} />
        ) : (
          <ConvertAsked from={from} amount={amount} isBusy={state === 'ing'} send={send} close={close} />
        )}
      </div>
    </Modal>
  )
}
