import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { signUpReasons } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { MarkAll } from '../../shared/marks/mark-all.tsx'
import type { Marks } from '../../shared/marks/use-marks.ts'
import { ReasonModal } from '../../shared/parts/reason-modal.tsx'
import { useRejectSignUps } from './calls/reject-sign-ups.ts'
import { namedOr } from './named-reason.ts'

/** Marks all of a page, and rejects what is marked, with one reason. */
export const MarkBar = ({ marks }: { marks: Marks }) => {
  const t = useText('office')
  const inWords = useText('sign-up-reasons')
  const [isAsking, setAsking] = useState(false)
  const reject = useRejectSignUps()
  const count = marks.marked.length
  if (marks.shown.length === 0) return null
  return (
    <div className="sign-up-marks">
      <MarkAll marks={marks} />
      <span className="grow" />
      {count > 0 && (
        <Button size="compact-sm" className="bad" onClick={() => setAsking(true)}>
          {t('sign-up.reject-marked', { count })}
        </Button>
      )}
      {isAsking && (
        <ReasonModal
          title={t('sign-up.reject-many-title', { count })}
          note={t('sign-up.reject-many-note')}
          presets={signUpReasons.map((reason) => inWords(reason))}
          confirmLabel={t('sign-up.reject-marked', { count })}
          isBusy={reject.isPending}
          onConfirm={(reason, preset) =>
            reject.mutate(
              { body: { memberIds: marks.marked, reason: namedOr(reason, preset) } },
              {
                onSuccess: ({ rejected }) => {
                  marks.clear()
                  notifications.show({ message: t('sign-up.rejected-many', { count: rejected }) })
                },
                onSettled: () => setAsking(false),
              },
            )
          }
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
