import { Icon, type IconProps } from './icon.tsx'

// The marks that controls carry; on their own file, so that a button needs no icon package.
export const CheckGlyph = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5 12.5 4.5 4.5L19 7.5" />
  </Icon>
)
export const WarnGlyph = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4 2.8 20h18.4zM12 10v4.5M12 17.3h.01" />
  </Icon>
)
export const ClockGlyph = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7v5l3.5 2" />
  </Icon>
)
export const InfoGlyph = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 11v5.5M12 7.6h.01" />
  </Icon>
)
export const CloseGlyph = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 6l12 12M18 6 6 18" />
  </Icon>
)
export const PlusGlyph = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 5.5v13M5.5 12h13" />
  </Icon>
)
export const MinusGlyph = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5.5 12h13" />
  </Icon>
)
export const DownGlyph = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5.5 9 6.5 6.5L18.5 9" />
  </Icon>
)
export const LeftGlyph = (props: IconProps) => (
  <Icon {...props}>
    <path d="M15 5.5 8.5 12l6.5 6.5" />
  </Icon>
)
export const RightGlyph = (props: IconProps) => (
  <Icon {...props}>
    <path d="m9 5.5 6.5 6.5L9 18.5" />
  </Icon>
)
export const EyeGlyph = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
    <circle cx="12" cy="12" r="3" />
  </Icon>
)
export const EyeOffGlyph = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM4 20 20 4" />
    <circle cx="12" cy="12" r="3" />
  </Icon>
)
export const LockGlyph = (props: IconProps) => (
  <Icon {...props}>
    <rect x="5" y="10.5" width="14" height="10" rx="2" />
    <path d="M8 10.5V8a4 4 0 0 1 8 0v2.5" />
  </Icon>
)
export const SearchGlyph = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m20 20-4.3-4.3" />
  </Icon>
)
export const RefreshGlyph = (props: IconProps) => (
  <Icon {...props}>
    <path d="M20 11a8 8 0 0 0-14.5-3.5L3.5 9.5M3.5 4.5v5h5M4 13a8 8 0 0 0 14.5 3.5l2-2M20.5 19.5v-5h-5" />
  </Icon>
)
export const PersonGlyph = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20.5a7.5 7.5 0 0 1 15 0" />
  </Icon>
)
export const PlayGlyph = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 5.5v13l10.5-6.5z" fill="currentColor" />
  </Icon>
)
export const SoundGlyph = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9.5a3.6 3.6 0 0 1 0 5M18 7a7 7 0 0 1 0 10" />
  </Icon>
)
export const StopGlyph = (props: IconProps) => (
  <Icon {...props}>
    <rect x="6.5" y="6.5" width="11" height="11" rx="1.5" fill="currentColor" />
  </Icon>
)
