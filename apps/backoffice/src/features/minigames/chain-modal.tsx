import { zodResolver } from '@hookform/resolvers/zod'
import { Button, TextInput } from '@mantine/core'
import type { Minigame } from '@maru/contract'
import { leastLinks, mostLinks } from '@maru/draws'
import { useText } from '@maru/i18n/react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { digits } from '../../shared/money.ts'
import { Modal } from '../../shared/parts/dialog.tsx'
import { useBeginChain } from './calls/change-chain.ts'

const drawsADay = 288
const schema = z.object({
  links: z
    .string()
    .regex(/^[\d.,\s]{1,12}$/)
    .transform((text) => Number(text.replace(/\D/g, '')))
    .pipe(z.number().min(leastLinks).max(mostLinks)),
})

/** Makes and commits a new chain. */
export const ChainModal = ({ game, onClose }: { game: Minigame; onClose: () => void }) => {
  const t = useText('office')
  const begin = useBeginChain()
  const { register, handleSubmit, watch, formState } = useForm({
    defaultValues: { links: String(leastLinks) },
    resolver: zodResolver(schema),
  })
  const links = schema.safeParse({ links: watch('links') }).data?.links
  const range = { least: digits(leastLinks), most: digits(mostLinks) }
  return (
    <Modal opened onClose={onClose} title={t('minigames.begin-chain')}>
      <form
        className="form"
        noValidate
        onSubmit={handleSubmit((sent) => begin.mutate({ body: { game, links: sent.links } }, { onSuccess: onClose }))}
      >
        <p className="second">{t('minigames.begin-note')}</p>
        <TextInput
          data-autofocus
          label={t('minigames.links')}
          description={
            links
              ? t('minigames.links-last', { days: digits(Math.floor(links / drawsADay)) })
              : t('minigames.links-range', range)
          }
          inputMode="numeric"
          maxLength={12}
          error={formState.errors.links && t('minigames.links-range', range)}
          {...register('links')}
        />
        <div className="form-actions">
          <Button onClick={onClose}>{t('act.cancel')}</Button>
          <Button type="submit" variant="filled" loading={begin.isPending}>
            {t('minigames.begin-chain')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
