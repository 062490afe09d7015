import type { DrawerProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { Asking, type Pending } from './asking.tsx'
import { Drawer } from './dialog.tsx'

type AskingDrawerProps<T> = {
  title: string
  size?: DrawerProps['size']
  query: Pending<T>
  /** How many grey lines stand in for the content. */
  lines?: number
  onClose: () => void
  children: (data: T) => ReactNode
}

/** All that is known of one thing, from the right. Mount it when it opens. */
export const AskingDrawer = <T,>({ title, size = 'lg', query, lines, onClose, children }: AskingDrawerProps<T>) => (
  <Drawer opened onClose={onClose} position="right" size={size} title={title}>
    <Asking query={query} lines={lines}>
      {children}
    </Asking>
  </Drawer>
)
