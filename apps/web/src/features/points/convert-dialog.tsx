import { useText } from '@maru/i18n/react'
import { StepsDialog, stepOf } from '../../shared/dialogs/steps-dialog.tsx'
import { useConvertPoints } from './calls/convert-points.ts'
import { ConvertAsked, type ConvertFrom } from './convert-asked.tsx'
import { ConvertComplete, ConvertFailed } from './convert-ended.tsx'

type Props = {
  close: () => void
  from: ConvertFrom
  amount?: number | undefined
  done?: (() => void) | undefined
}

export function ConvertDialog({ close, from, amount, done }: Props) {
  const say = useText('points')
  const convert = useConvertPoints()
  const step = stepOf(convert)
  const send = (asked: number) => convert.mutate(asked, { onSuccess: done })
  return (
    <StepsDialog step={step} title={say(`dialog.${step}`)} close={close}>
      {step === 'complete' && convert.data ? (
        <ConvertComplete {...convert.data} close={close} />
      ) : step === 'fail' ? (
        <ConvertFailed problem={convert.error} again={() => convert.reset()} close={close} />
      ) : (
        <ConvertAsked from={from} amount={amount} isBusy={step === 'ing'} send={send} close={close} />
      )}
    </StepsDialog>
  )
}
