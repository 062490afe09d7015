import { useText } from '@maru/i18n/react'
import { StepsDialog, stepOf } from '../../shared/dialogs/steps-dialog.tsx'
import { useMergeMoney } from './calls/merge-money.ts'
import { MergeAsked } from './merge-asked.tsx'
import { MergeComplete, MergeFailed } from './merge-ended.tsx'

export function MergeDialog({ close }: { close: () => void }) {
  const say = useText('transfers')
  const merge = useMergeMoney()
  const step = stepOf(merge)
  return (
    <StepsDialog step={step} title={say(`dialog.${step}`)} close={close}>
      {step === 'complete' && merge.data ? (
        <MergeComplete {...merge.data} close={close} />
      ) : step === 'fail' ? (
        <MergeFailed problem={merge.error} again={() => merge.mutate()} close={close} />
      ) : (
        <MergeAsked isBusy={step === 'ing'} send={() => merge.mutate()} close={close} />
      )}
    </StepsDialog>
  )
}
