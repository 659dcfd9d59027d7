/** The magnifying glass of search fields and of the button that opens the search. */
export function SearchGlyph({ className }: Readonly<{ className?: string }>) {
  return (
    <svg
      className={className}
      width="1.25rem"
      height="1.25rem"
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      <path
        d="m13.2 13.2 4.3 4.3M8.75 15a6.25 6.25 0 1 0 0-12.5 6.25 6.25 0 0 0 0 12.5z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </svg>
  );
}
