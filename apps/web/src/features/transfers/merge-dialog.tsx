import { useText } from '@maru/i18n/react'
import { Modal } from '@maru/ui/modal.tsx'
import { useMergeMoney } from './calls/merge-money.ts'
import { MergeAsked } from './merge-asked.tsx'
import { MergeComplete, MergeFailed } from './merge-ended.tsx'

/** Ready, under way, complete or failed. While it is under way nothing closes it. */
export function MergeDialog({ close }: { close: () => void }) {
  const say = useText('transfers')
  const sayCommon = useText('common')
  const merge = useMergeMoney()
  const state = merge.isPending ? 'ing' : merge.isSuccess ? 'complete' : merge.isError ? 'fail' : 'ready'
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
        {state === 'complete' && merge.data ? (
          <MergeComplete {...merge.data} close={close} />
        ) : state === 'fail' ? (
          <MergeFailed problem={merge.error} again={() => merge.mutate()} close={close} />
        ) : (
          <MergeAsked isBusy={state === 'ing'} send={() => merge.mutate()} close={close} />
        )}
      </div>
    </Modal>
  )
}
