import { Icon, type IconProps } from './icon.tsx'
import { SUIT, type Suit } from './poster/scenery.ts'

export const SuitIcon = ({ suit, ...props }: IconProps & { suit: Suit }) => (
  <Icon {...props}>
    <path d={SUIT[suit]} transform="translate(12 12) scale(.29)" fill="currentColor" stroke="none" />
  </Icon>
)

export const CardsIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="4" y="3" width="11" height="15" rx="2" transform="rotate(-8 9 10)" />
    <path d="M17 6.5l2.6.8a2 2 0 0 1 1.3 2.5l-2.8 8.6a2 2 0 0 1-2.5 1.3L13 18.9" />
    <path d="M9.3 7.8 11 10.6 9.6 13 7.6 10.4z" />
  </Icon>
)
export const HotelIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 21V6l8-3v18M12 9h8v12M2.5 21h19M7 9h2M7 13h2M7 17h2M15.5 13h1.5M15.5 17h1.5" />
  </Icon>
)
export const SlotIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3" y="5" width="15" height="14" rx="2.5" />
    <path d="M8 5v14M13 5v14M20.5 8v6M20.5 8a1.4 1.4 0 1 0 0-2.8 1.4 1.4 0 0 0 0 2.8zM18 14h2.5" />
  </Icon>
)
export const FootballIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="m12 8 3.8 2.8-1.5 4.4H9.7l-1.5-4.4zM12 3.6V8M15.8 10.8l4.4-1.4M14.3 15.2l2.7 3.7M9.7 15.2 7 18.9M8.2 10.8 3.8 9.4" />
  </Icon>
)
export const PadIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 8h10a5 5 0 0 1 5 5c0 3-1.4 5-3 5-2 0-2.6-3-4.5-3h-5C7.6 15 7 18 5 18c-1.6 0-3-2-3-5a5 5 0 0 1 5-5zM7.5 10.5v3M6 12h3M16 11h.01M18 13h.01" />
  </Icon>
)
export const BallsIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="8" cy="8" r="5" />
    <circle cx="16.5" cy="15.5" r="5" />
    <path d="M8 6.2v3.6M15 14.2h3v.1l-1.6 3.2" />
  </Icon>
)
export const FishIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 12c3-5 10-6.5 14.5-1.5L21 7.5c-.6 3-.6 6 0 9l-3.5-3C13 18.5 6 17 3 12zM7.5 11h.01M11 8.5c1.2 2.2 1.2 4.8 0 7" />
  </Icon>
)
export const LadderIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 3v18M18 3v18M6 7.5h6v4.5h6M12 16.5h6M6 16.5h6" />
  </Icon>
)
export const WheelIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <circle cx="12" cy="12" r="2.5" />
    <path d="M12 3.5v6M12 14.5v6M3.5 12h6M14.5 12h6M6 6l4.2 4.2M13.8 13.8 18 18M18 6l-4.2 4.2M10.2 13.8 6 18" />
  </Icon>
)
export const ChipIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <circle cx="12" cy="12" r="4.5" />
    <path d="M12 3.5v4M12 16.5v4M3.5 12h4M16.5 12h4" />
  </Icon>
)
export const MoonIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M14.5 3.9a8.5 8.5 0 1 0 5.6 11.3A7 7 0 0 1 14.5 3.9z" />
  </Icon>
)
export const HomeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 11 12 4l8.5 7M6 9.5V20h12V9.5" />
  </Icon>
)
export const DepositIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3v11M7.5 10 12 14.5 16.5 10M4 15v3.5A2.5 2.5 0 0 0 6.5 21h11a2.5 2.5 0 0 0 2.5-2.5V15" />
  </Icon>
)
export const WithdrawIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 14.5V3.5M7.5 8 12 3.5 16.5 8M4 15v3.5A2.5 2.5 0 0 0 6.5 21h11a2.5 2.5 0 0 0 2.5-2.5V15" />
  </Icon>
)
export const PointIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M10 16.5v-9h2.8a2.7 2.7 0 0 1 0 5.4H10" />
  </Icon>
)
export const CouponIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 8.5v-2h17v2a3.5 3.5 0 0 0 0 7v2h-17v-2a3.5 3.5 0 0 0 0-7zM14 6.5v2M14 11v2M14 15.5v2" />
  </Icon>
)
export const ListIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 6h13M8 12h13M8 18h13M3.5 6h.01M3.5 12h.01M3.5 18h.01" />
  </Icon>
)
export const MailIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3" y="5" width="18" height="14" rx="2.5" />
    <path d="m3.5 7.5 8.5 6 8.5-6" />
  </Icon>
)
export const NoticeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 10v4l3 .5L9 20h2l-1-5 9 3.5V5.5L9.5 9z" />
  </Icon>
)
export const HeadsetIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 13.5v-2a8 8 0 0 1 16 0v2M4 13.5A1.5 1.5 0 0 1 5.5 12H7v6H5.5A1.5 1.5 0 0 1 4 16.5zM20 13.5A1.5 1.5 0 0 0 18.5 12H17v6h1.5a1.5 1.5 0 0 0 1.5-1.5zM18.5 18c0 2-2 3-4.5 3" />
  </Icon>
)
export const ShieldIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3 4.5 6v5.5c0 4.5 3 8 7.5 9.5 4.5-1.5 7.5-5 7.5-9.5V6zM9 12l2.2 2.2L15.3 10" />
  </Icon>
)
export const GiftIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 12v8h16v-8M3 8h18v4H3zM12 8v12M12 8S10.5 3.5 8 4.2 8 8 12 8zM12 8s1.5-4.5 4-3.8S16 8 12 8z" />
  </Icon>
)
export const ExchangeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 8h15M15.5 4.5 19 8l-3.5 3.5M20 16H5M8.5 12.5 5 16l3.5 3.5" />
  </Icon>
)
export const MenuIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 7h16M4 12h16M4 17h10" />
  </Icon>
)
export const LogoutIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 4H5.5A1.5 1.5 0 0 0 4 5.5v13A1.5 1.5 0 0 0 5.5 20H10M15 8l4 4-4 4M19 12H9" />
  </Icon>
)
export const OutwardIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M14 4h6v6M20 4l-8.5 8.5M18 14v4.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 4 18.5v-11A1.5 1.5 0 0 1 5.5 6H10" />
  </Icon>
)
export const PartnerIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3" y="3.5" width="6" height="6" rx="1.5" />
    <rect x="15" y="8.5" width="6" height="6" rx="1.5" />
    <rect x="15" y="16" width="6" height="5" rx="1.5" />
    <path d="M6 9.5V17a1.5 1.5 0 0 0 1.5 1.5H15M6 11.5h9" />
  </Icon>
)
export const CopyIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="9" y="9" width="11" height="11" rx="2" />
    <path d="M15 9V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h3" />
  </Icon>
)
export const CalendarIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.5" y="5" width="17" height="15.5" rx="2.5" />
    <path d="M3.5 10h17M8 3v4M16 3v4" />
  </Icon>
)
export const PhoneIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 4h3.5l1.7 4.3-2.1 1.5a11.5 11.5 0 0 0 6 6l1.6-2.1L20 15.5V19a1.5 1.5 0 0 1-1.6 1.5A15.5 15.5 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4z" />
  </Icon>
)
export const BinIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 7h16M9 7V4.5h6V7M6 7l1 13h10l1-13M10 11v5M14 11v5" />
  </Icon>
)
export const MuteIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 10l4.5 4.5M20.5 10 16 14.5" />
  </Icon>
)
export const FullScreenIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" />
  </Icon>
)
export const UndoIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 5 4 9l4 4M4 9h9.5a5.5 5.5 0 0 1 0 11H9" />
  </Icon>
)

export {
  CheckGlyph as CheckIcon,
  ClockGlyph as ClockIcon,
  CloseGlyph as CloseIcon,
  DownGlyph as DownIcon,
  EyeGlyph as EyeIcon,
  InfoGlyph as InfoIcon,
  LeftGlyph as LeftIcon,
  LockGlyph as LockIcon,
  PersonGlyph as PersonIcon,
  PlayGlyph as PlayIcon,
  RefreshGlyph as RefreshIcon,
  RightGlyph as RightIcon,
  SearchGlyph as SearchIcon,
  SoundGlyph as SoundIcon,
  WarnGlyph as WarnIcon,
} from './glyphs.tsx'
