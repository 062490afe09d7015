import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { ReasonModal } from './reason-modal.tsx'

type SaveWithReasonProps = {
  label: string
  /** From when on it is in force. */
  note: string
  isDisabled: boolean
  isBusy: boolean
  /** `close`: called when the answer is there, whatever it is. */
  onSave: (reason: string, close: () => void) => void
  /** Buttons before it. */
  children?: ReactNode
}

/** The foot of a form of rules: saves after asking why. */
export const SaveWithReason = ({ label, note, isDisabled, isBusy, onSave, children }: SaveWithReasonProps) => {
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <div className="panel-pad form-actions">
      {children}
      <Button variant="filled" disabled={isDisabled} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <ReasonModal
          title={label}
          note={note}
          presets={[]}
          confirmLabel={label}
          isGood
          isBusy={isBusy}
          onConfirm={(reason) => onSave(reason, close)}
          onClose={close}
        />
      )}
    </div>
  )
}
