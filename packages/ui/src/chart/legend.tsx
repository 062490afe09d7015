export const Legend = ({ className, children }: { className: string; children: string }) => (
  <span className="num inline-flex items-center gap-1.5">
    <i aria-hidden="true" className={`size-2.5 rounded-[3px] ${className}`} />
    {children}
  </span>
)
