// A fresh application, outside of the workspace: tools/package/proof.ts copies, installs, builds and opens it.
import '@my-food/ui/style.css';
import './brand.css';
import { Badge, Button, Checkbox, Grid, Heading, Inline, Notice, Price, Stack, Surface, TextField, responsive } from '@my-food/ui';
import { Dialog } from '@my-food/ui/dialog';
import { DishPicture, FoodCard } from '@my-food/ui/shop';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

function App() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Surface padding="xl">
      <Stack gap={responsive({ base: 'm', large: 'xl' })}>
        <Heading level={1} variant="page">
          Books by the sea
        </Heading>
        <Notice title="The shop is open">Order before noon, read in the evening.</Notice>
        <Grid columns={{ base: 1, medium: 2 }}>
          <FoodCard
            headingLevel={2}
            nameLink="A novel"
            pictureLink={<DishPicture src={null} alt="" colorSeed={4} />}
            price={<Price amount="12.00" sign="€" />}
            badge={<Badge tone="positive">New</Badge>}
          />
          <Stack>
            <TextField id="name" label="Your name" autoComplete="name" />
            <Checkbox label="Wrap it as a present" />
          </Stack>
        </Grid>
        <Inline>
          <Button onClick={() => setIsOpen(true)}>Order</Button>
          <Button variant="quiet">Later</Button>
        </Inline>
      </Stack>
      <Dialog title="Thank you" isOpen={isOpen} closeLabel="Close" onClose={() => setIsOpen(false)}>
        Your novel is on its way.
      </Dialog>
    </Surface>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
