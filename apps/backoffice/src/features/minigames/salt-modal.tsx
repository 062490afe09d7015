import { zodResolver } from '@hookform/resolvers/zod'
import { Button, Textarea, TextInput } from '@mantine/core'
import { type MiniChainRow, type Minigame, saltHex } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { StaffError } from '../../shared/call/staff-error.ts'
import { Modal } from '../../shared/parts/dialog.tsx'
import { useConfirmSalt, useProposeSalt } from './calls/change-chain.ts'

type SaltModalProps = { game: Minigame; chain: MiniChainRow; act: 'propose' | 'confirm'; onClose: () => void }
const longestSource = 300
const salt = z.string().trim().toLowerCase().pipe(saltHex)
/** `2026-11-24 15:09:30`, by UTC, as explorers of blocks and beacons show it. */
const publishedAt = z
  .string()
  .trim()
  .regex(/^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}:\d{2}Z?$/)
  .transform((text) => `${text.slice(0, 10)}T${text.slice(11, 19)}Z`)
  .refine((text) => !Number.isNaN(Date.parse(text)))
const schemas = {
  propose: z.object({ salt, publishedAt, source: z.string().trim().min(3).max(longestSource) }),
  confirm: z.object({ salt, publishedAt, source: z.string() }),
}

/** Both look the public value up by themselves: who confirms is not shown what was proposed, only where it stands. */
export const SaltModal = ({ game, chain, act, onClose }: SaltModalProps) => {
  const t = useText('office')
  const [propose, confirm] = [useProposeSalt(), useConfirmSalt()]
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { salt: '', publishedAt: '', source: '' },
    resolver: zodResolver(schemas[act]),
  })
  const { chainId } = chain
  const onError = (error: unknown) => {
    if (!(error instanceof StaffError)) return
    if (error.code === 'STAFF_CONFLICT') setError('salt', { message: 'other' })
    if (error.code === 'STAFF_INVALID') setError('publishedAt', { message: 'other' })
  }
  const send = handleSubmit((sent) => {
    if (act === 'propose') propose.mutate({ body: { game, chainId, ...sent } }, { onSuccess: onClose, onError })
    else {
      const { salt, publishedAt } = sent
      confirm.mutate({ body: { game, chainId, salt, publishedAt } }, { onSuccess: onClose, onError })
    }
  })
  const { salt: wrong, publishedAt: wrongTime } = formState.errors
  const title = t(act === 'propose' ? 'minigames.propose-salt' : 'minigames.confirm-salt')
  return (
    <Modal opened onClose={onClose} title={title}>
      <form className="form" noValidate onSubmit={send}>
        <p lang="en">{chain.saltRule}</p>
        {act === 'confirm' && (
          <p className="second">{t('minigames.salt-look', { source: chain.proposal?.source ?? '' })}</p>
        )}
        <Textarea
          data-autofocus
          label={t('minigames.salt')}
          description={t('minigames.salt-hint')}
          className="mini-code"
          rows={3}
          maxLength={140}
          autoComplete="off"
          spellCheck={false}
          error={wrong && t(wrong.message === 'other' ? 'minigames.salt-differs' : 'minigames.salt-bad')}
          {...register('salt')}
        />
        <TextInput
          label={t('minigames.salt-published')}
          description={t('minigames.salt-published-hint')}
          className="mini-code"
          placeholder="2026-11-24 15:09:30"
          maxLength={20}
          autoComplete="off"
          error={
            wrongTime &&
            t(wrongTime.message === 'other' ? 'minigames.salt-published-wrong' : 'minigames.salt-published-bad')
          }
          {...register('publishedAt')}
        />
        {act === 'propose' && (
          <Textarea
            label={t('minigames.salt-source')}
            description={t('minigames.salt-source-hint')}
            rows={2}
            maxLength={longestSource}
            error={formState.errors.source && t('form.required')}
            {...register('source')}
          />
        )}
        <div className="form-actions">
          <Button onClick={onClose}>{t('act.cancel')}</Button>
          <Button type="submit" variant="filled" loading={propose.isPending || confirm.isPending}>
            {title}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
