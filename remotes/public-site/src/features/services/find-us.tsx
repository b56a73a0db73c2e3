import type { WorshipService } from '@narthex/shared-contracts/schemas/homepage';
import { officeHours } from '@narthex/shared-contracts/office-hours';
import type { Site } from '@narthex/shared-contracts/schemas/site';
import { textLanguage } from '@narthex/shared-contracts/text-language';
import { PhoneLink, buttonClassName, useApplicationNeed } from '@narthex/shared-ui';
import { MapPin } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { isForNewTab } from '../../components/links/is-for-new-tab';
import { MapLink } from '../../components/links/map-link';
import { Player } from '../../components/media/player';
import { mapFrame, mapTitle } from './map-frame';
import styles from './services.module.css';

interface FindUsProps {
  readonly site: Site;
  readonly services: readonly WorshipService[];
}

/** Renders address, contacts and map. The map comes from another site, so it loads only after a click. */
export function FindUs({ site, services }: FindUsProps) {
  const [isMapShown, setMapShown] = useState(false);
  const frame = mapFrame(site.map_url);
  const need = useApplicationNeed(frame ? 'press' : undefined);

  function handleShowMap(event: MouseEvent) {
    if (!frame || isForNewTab(event)) return;
    event.preventDefault();
    setMapShown(true);
  }

  return (
    <div className={styles.findUs}>
      <div className={styles.place}>
        <div>
          <h2 className={styles.title} id="find-us">
            Find us
          </h2>
          {site.meeting_place || site.directions ? (
            <p className={styles.lead} lang={textLanguage(site, 'directions')}>
              {site.meeting_place ? (
                <b lang={textLanguage(site, 'meeting_place')}>{site.meeting_place}.</b>
              ) : null}{' '}
              {site.directions}
            </p>
          ) : null}
          <Contact site={site} services={services} />
        </div>
        {site.map_url ? (
          <div>
            <div className={styles.map}>
              {isMapShown && frame ? (
                <Player
                  className={styles.frame}
                  source={{ kind: 'frame', src: frame }}
                  title={mapTitle(site.meeting_place)}
                  takesFocus
                />
              ) : (
                <a
                  {...need}
                  className={buttonClassName({ variant: 'quiet' })}
                  href={site.map_url}
                  rel="noopener"
                  onClick={handleShowMap}
                >
                  <MapPin size={18} aria-hidden="true" />
                  Show the map
                </a>
              )}
            </div>
            <MapLink url={site.map_url} />
          </div>
        ) : null}
      </div>
    </div>
  );
}

function Contact({ site, services }: FindUsProps) {
  const office = officeHours(services);
  return (
    <dl className={styles.contact}>
      {site.phone ? (
        <div>
          <dt>Call</dt>
          <dd>
            <PhoneLink phone={site.phone} />
          </dd>
        </div>
      ) : null}
      {site.email ? (
        <div>
          <dt>Write</dt>
          <dd>
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </dd>
        </div>
      ) : null}
      {office.length > 0 ? (
        <div>
          <dt>Office</dt>
          <dd>
            {office.map(({ days, hours }) => (
              <span className={styles.office} key={days}>
                {days} {hours}
              </span>
            ))}
          </dd>
        </div>
      ) : null}
    </dl>
  );
}
