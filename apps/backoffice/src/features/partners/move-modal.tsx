import type { AdminPartner } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { codeOf } from '../../shared/parts/refusal-text.ts'
import { useMovePartner } from './calls/partners.ts'
import { PlaceForm } from './place-form.tsx'

/** Moves a partner with all below it. Mount it when it opens. */
export const MoveModal = ({ partner, onClose }: { partner: AdminPartner; onClose: () => void }) => {
  const say = useText('office-partners')
  const { mutate, isPending, error } = useMovePartner()
  return (
    <PlaceForm
      title={say('move.title', { name: partner.memNick })}
      note={say('move.note')}
      act={say('move.open')}
      done={say('move.done')}
      topLabel={say('move.top')}
      without={partner.partnerId}
      isFine={(parentId) => parentId !== partner.parentId}
      isPending={isPending}
      problem={codeOf(error) === 'STAFF_INVALID' ? say('move.invalid') : undefined}
      send={(parentId, reason, onSuccess) =>
        mutate({ params: { memberId: partner.partnerId }, body: { parentId, reason } }, { onSuccess })
      }
      onClose={onClose}
    >
      <p>
        {say('move.from')} <b>{partner.above.at(-1)?.memId ?? say('one.none-above')}</b>
      </p>
    </PlaceForm>
  )
}
