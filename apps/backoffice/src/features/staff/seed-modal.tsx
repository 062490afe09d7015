import { Button } from '@mantine/core'
import { useText } from '@maru/i18n/react'
import { encode } from 'uqr'
import { Modal } from '../../shared/parts/dialog.tsx'
import './staff.css'

export type Seed = { loginId: string; secret: string; address: string }

/** Once: nobody can show it again. Closes by its button only, so that no stray press loses it. */
export const SeedModal = ({ seed, onClose }: { seed: Seed; onClose: () => void }) => {
  const t = useText('office')
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
      title={t('staff.seed-title', { name: seed.loginId })}
    >
      <div className="form">
        <p>{t('staff.seed-note')}</p>
        <Picture text={seed.address} label={t('staff.seed-picture')} />
        <code className="seed-text">{seed.secret}</code>
        <div className="form-actions">
          <Button data-autofocus variant="filled" onClick={onClose}>
            {t('staff.seed-done')}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

const Picture = ({ text, label }: { text: string; label: string }) => {
  const { data, size } = encode(text, { border: 2 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg className="seed-picture" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  )
}
