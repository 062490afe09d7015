import { Icon } from '@maru/ui/icon.tsx'

/** Of favourites: full where it is one. */
export const StarIcon = ({ isFull = false, size = 17 }: { isFull?: boolean; size?: number }) => (
  <Icon size={size}>
    <path
      d="m12 3.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L3.6 9.7l5.8-.8z"
      fill={isFull ? 'currentColor' : 'none'}
    />
  </Icon>
)
