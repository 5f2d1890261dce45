/** The scales: a beam over a book's spine. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 32 32" className={className}>
      <rect width="32" height="32" rx="9" fill="#1f5b41" />
      <g fill="none" stroke="#f4d58b" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round">
        <path d="M16 7v17M11 25h10M8 10.5h16" />
        <path d="M8 10.5 4.8 17h6.4zM24 10.5 20.8 17h6.4z" />
      </g>
      <circle cx="16" cy="7" r="1.7" fill="#f4d58b" />
    </svg>
  )
}
