import { Textarea } from '@mantine/core'
import { useText } from '@maru/i18n/react'
import type { UseFormRegisterReturn } from 'react-hook-form'

type ReasonFieldProps = UseFormRegisterReturn & { isWrong: boolean; 'data-autofocus'?: boolean }

/** Asks in a form why: `{...register('reason')}`. */
export const ReasonField = ({ isWrong, ...field }: ReasonFieldProps) => {
  const t = useText('office')
  return (
    <Textarea
      label={t('reason.label')}
      description={t('reason.hint')}
      rows={2}
      maxLength={200}
      error={isWrong && t('reason.too-short')}
      {...field}
    />
  )
}
