import { zodResolver } from '@hookform/resolvers/zod'
import { Button, TextInput } from '@mantine/core'
import type { MiniDrawOut, Minigame } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { Modal } from '../../shared/parts/dialog.tsx'
import { drawFromTexts } from './draw-text.rules.ts'

type EnterResultProps = { game: Minigame; title: string; onEnter: (draw: MiniDrawOut) => void; onClose: () => void }

/** The result of a round whose feed did not say it, or not so that it can be read. */
export const EnterResult = ({ game, title, onEnter, onClose }: EnterResultProps) => {
  const t = useText('office')
  const hasPowerBall = game === 'powerball' || game === 'powerladder'
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { numbers: '', powerBall: '' },
    resolver: zodResolver(
      z.object({ numbers: z.string(), powerBall: z.string() }).refine((texts) => drawFromTexts(game, texts), {
        path: ['numbers'],
      }),
    ),
  })
  const send = handleSubmit((texts) => {
    const draw = drawFromTexts(game, texts)
    if (draw) onEnter(draw)
  })
  const figures = { inputMode: 'numeric', autoComplete: 'off', spellCheck: false } as const
  return (
    <Modal opened onClose={onClose} title={title}>
      <form className="form" onSubmit={send} noValidate>
        <TextInput
          data-autofocus
          label={t('minigames.enter-numbers')}
          description={t('minigames.enter-numbers-hint')}
          maxLength={100}
          error={formState.errors.numbers && t('minigames.enter-bad')}
          {...figures}
          {...register('numbers')}
        />
        {hasPowerBall && (
          <TextInput label={t('minigames.enter-power-ball')} maxLength={2} {...figures} {...register('powerBall')} />
        )}
        <div className="form-actions">
          <Button onClick={onClose}>{t('act.cancel')}</Button>
          <Button type="submit" variant="filled">
            {t('minigames.take-result')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
