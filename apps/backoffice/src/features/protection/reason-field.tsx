import { Button, Textarea } from '@mantine/core'
import { staffReason } from '@maru/contract'
import { useText } from '@maru/i18n/react'

export const isReason = (text: string): boolean => staffReason.safeParse(text).success

/** Why, with the usual reasons at a press. */
export const ReasonField = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => {
  const t = useText('care')
  const sayOffice = useText('office')
  return (
    <>
      <div className="presets">
        {[t('reason.asked'), t('reason.signs'), t('reason.talk')].map((preset) => (
          <Button key={preset} size="compact-sm" onClick={() => onChange(preset)}>
            {preset}
          </Button>
        ))}
      </div>
      <Textarea
        label={sayOffice('reason.label')}
        description={sayOffice('reason.hint')}
        rows={2}
        maxLength={200}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </>
  )
}
