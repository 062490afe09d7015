import { Button, type DrawerProps } from '@mantine/core'
import { useText } from '@maru/i18n/react'
import type { FormEventHandler, ReactNode } from 'react'
import { Drawer } from './dialog.tsx'

type FormDrawerProps = {
  title: string
  size?: DrawerProps['size']
  isBusy: boolean
  onSubmit: FormEventHandler<HTMLFormElement>
  onClose: () => void
  children: ReactNode
}

/** A form that comes from the right, with its two ways out below. Mount it when it opens. */
export const FormDrawer = ({ title, size, isBusy, onSubmit, onClose, children }: FormDrawerProps) => {
  const t = useText('office')
  return (
    <Drawer opened onClose={onClose} position="right" size={size} title={title}>
      <form className="form" noValidate onSubmit={onSubmit}>
        {children}
        <div className="form-actions">
          <Button onClick={onClose}>{t('act.cancel')}</Button>
          <Button type="submit" variant="filled" loading={isBusy}>
            {t('act.save')}
          </Button>
        </div>
      </form>
    </Drawer>
  )
}
