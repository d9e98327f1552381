import styled from 'styled-components';

const Mark = styled.svg`
  flex: none;
  display: block;
  color: ${({ theme }) => theme.color.accent};

  & [data-cells] {
    stroke: ${({ theme }) => theme.color.onAccent};
  }
`;

/** The mark of Washcoat: a hexagon with the channels of a honeycomb in it. */
export function BrandMark({ size = 24, label }: { size?: number; label?: string }) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Mark width={size} height={size} viewBox="0 0 24 24" fill="none" {...named}>
      <path
        d="M12 1.2 21.4 6.6v10.8L12 22.8 2.6 17.4V6.6Z"
        fill="currentColor"
        stroke="currentColor"
        strokeLinejoin="round"
      />
      <g data-cells="" strokeWidth={1.4} strokeLinejoin="round" strokeLinecap="round">
        <path d="M12 6.4 16.9 9.2v5.6L12 17.6l-4.9-2.8V9.2Z" />
        <path d="M12 12 16.9 9.2M12 12v5.6M12 12 7.1 9.2" />
        <path d="M12 6.4v2.4M7.1 14.8l2.1-1.2M16.9 14.8l-2.1-1.2" />
      </g>
    </Mark>
  );
}
