import { useState } from 'react';
import type { Make } from '@washcoat/contract-converters';
import { Card, DateText, FactList, LightBox, Picture, Stack, TwoColumn } from '@washcoat/ui';
import styled from 'styled-components';
import { LinkList } from './link-list';

const Text = styled.p`
  margin: 0;
  white-space: pre-line;
`;

const Pictures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${({ theme }) => theme.space(45)}, 40%), 1fr));
  gap: ${({ theme }) => theme.space(3)};
`;

/** What helps to tell the converters of a make: words, pictures, videos, documents. */
export function MakeTips({ make }: { make: Make }) {
  const [shown, setShown] = useState<number | null>(null);
  const pictures = make.imglUrls.map((src, index) => ({ src, alt: `${make.make}, picture ${index + 1}` }));
  return (
    <TwoColumn>
      <Stack>
        <Card title="Description">
          <Text>{make.description || 'None'}</Text>
        </Card>
        {pictures.length > 0 && (
          <Card title="Images">
            <Pictures>
              {pictures.map((picture, index) => (
                <Picture key={picture.src} {...picture} size="full" onOpen={() => setShown(index)} />
              ))}
            </Pictures>
          </Card>
        )}
      </Stack>
      <Stack>
        <Card aria-label="Make">
          <FactList>
            <dt>Make</dt>
            <dd>{make.make}</dd>
            <dt>Models</dt>
            <dd>{make.model.join(', ') || 'None'}</dd>
            <dt>Created Date</dt>
            <dd>
              <DateText value={make.createdDate} format="day" />
            </dd>
          </FactList>
        </Card>
        <LinkList title="Videos" addresses={make.videoUrls} />
        <LinkList title="Documents" addresses={make.documentUrls} />
      </Stack>
      <LightBox
        title={make.make}
        pictures={pictures}
        index={shown}
        onIndexChange={setShown}
        onClose={() => setShown(null)}
      />
    </TwoColumn>
  );
}
