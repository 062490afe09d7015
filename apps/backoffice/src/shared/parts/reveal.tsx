import { useText } from '@maru/i18n/react'
import { ArrowUp } from 'lucide-react'
import { keyCaps } from '../keys/keymap.ts'

/** What came in while somebody was in the list waits behind this, so that nothing moves under the cursor. */
export const Reveal = ({ count, onReveal }: { count: number; onReveal: () => void }) => {
  const t = useText('office')
  return (
    <div role="status">
      {count > 0 && (
        <button type="button" className="reveal" onClick={onReveal}>
          <ArrowUp size={13} aria-hidden />
          {t('queue.new', { count })}
          <kbd className="key-cap wide-only" aria-hidden>
            {keyCaps.reveal}
          </kbd>
        </button>
      )}
    </div>
  )
}
