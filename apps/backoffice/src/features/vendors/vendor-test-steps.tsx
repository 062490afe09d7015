import { Button } from '@mantine/core'
import { useText } from '@maru/i18n/react'
import { Chip, type Tone } from '../../shared/parts/chip.tsx'
import { useTestVendor } from './calls/test-vendor.ts'
import { reasonWords, stateWords, stepWords } from './vendor-words.ts'

const tones: Record<keyof typeof stateWords, Tone> = { ok: 'ok', failed: 'bad', skipped: 'plain' }

/** Asks the vendor for its games, and says how far that came. */
export const VendorTestSteps = ({ vendorCode }: { vendorCode: string }) => {
  const t = useText('office')
  const test = useTestVendor()
  return (
    <>
      <div className="row">
        <Button loading={test.isPending} onClick={() => test.mutate({ params: { vendorCode } })}>
          {t('vendors.test-now')}
        </Button>
      </div>
      {test.data && (
        <ol className="vendor-steps" role="status">
          {test.data.steps.map(({ step, state, detail, reason }) => (
            <li key={step}>
              <Chip tone={tones[state]}>{t(stateWords[state])}</Chip>
              <span>{t(stepWords[step])}</span>
              {reason && <span>{t(reasonWords[reason])}</span>}
              {detail !== '' && <code>{detail}</code>}
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
