import { useText } from '@maru/i18n/react'
import { Button, buttonClass } from '@maru/ui/button.tsx'
import { Checkbox } from '@maru/ui/checkbox.tsx'
import { Modal, ModalActions } from '@maru/ui/modal.tsx'
import { useState } from 'react'
import type { Dialog } from '../../shared/dialogs/dialogs.ts'
import { RichHtml } from '../../shared/text/rich-html.tsx'
import { hideToday } from './hidden-today.ts'

type Props = { close: () => void; popups: Extract<Dialog, { kind: 'popup' }>['popups'] }

/** One after the other, never one over the other. */
export function PopupDialog({ close, popups }: Props) {
  const say = useText('site')
  const [at, setAt] = useState(0)
  const [isHidden, setHidden] = useState(false)
  const popup = popups[at]
  if (!popup) return null
  const next = () => {
    if (isHidden) hideToday(popup.bannerIdx)
    setHidden(false)
    if (at + 1 < popups.length) setAt(at + 1)
    else close()
  }
  return (
    <Modal
      open
      onOpenChange={next}
      title={popup.title}
      note={popups.length > 1 ? say('popup.count', { at: at + 1, count: popups.length }) : undefined}
      closeLabel={say('popup.close')}
    >
      {popup.picture && <img src={popup.picture} alt="" className="mb-4 max-h-80 w-full rounded-card object-contain" />}
      <RichHtml html={popup.text} />
      <Checkbox className="mt-5" checked={isHidden} onChange={(event) => setHidden(event.target.checked)}>
        {say('popup.today')}
      </Checkbox>
      <ModalActions>
        <Button onClick={next}>{say('popup.close')}</Button>
        {popup.link && (
          <a href={popup.link} onClick={next} className={buttonClass({ kind: 'filled' })}>
            {say('popup.more')}
          </a>
        )}
      </ModalActions>
    </Modal>
  )
}
