/** The eave under the moon. */
export const LogoMark = () => (
  <svg viewBox="0 0 32 32" aria-hidden="true">
    <circle cx="16" cy="11" r="6.2" fill="#fbefd3" />
    <path
      d="M1 17.5c6 .2 9.600-1.700 11.600-4.900h6.800c2 3.200 5.600 5.100 11.600 4.900-2.600 2.300-6 3.200-9.400 3.200H10.400C7 20.700 3.600 19.800 1 17.500Z"
      fill="#7fdcc0"
    />
    <path d="M7.500 23.500h17M9.500 27h13" stroke="#7fdcc0" strokeWidth="1.8" strokeLinecap="round" opacity=".75" />
  </svg>
)
