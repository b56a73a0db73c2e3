import type { WorshipService } from '@narthex/shared-contracts/schemas/homepage';
import { officeHours } from '@narthex/shared-contracts/office-hours';
import type { Site } from '@narthex/shared-contracts/schemas/site';
import { buttonClassName } from '@narthex/shared-ui';
import { MapPin } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { isForNewTab } from '../../components/links/is-for-new-tab';
import { Player } from '../../components/media/player';
import { mapFrame, mapTitle } from './map-frame';
import styles from './services.module.css';

/** Where we meet and how to reach us. The map is fetched from elsewhere only when somebody asks for it. */
export function FindUs({ site, services }: { site: Site; services: readonly WorshipService[] }) {
  const [isMapShown, setMapShown] = useState(false);
  const frame = mapFrame(site.map_url);
  const office = officeHours(services);

  function handleShowMap(event: MouseEvent) {
    if (!frame || isForNewTab(event)) return;
    event.preventDefault();
    setMapShown(true);
  }

  return (
    <div>
      <h2 className={styles.title} id="find-us">
        Find us
      </h2>
      {site.meeting_place || site.directions ? (
        <p className={styles.lead}>
          {site.meeting_place ? <b>{site.meeting_place}.</b> : null} {site.directions}
        </p>
      ) : null}
      {site.map_url ? (
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
      ) : null}
      <dl className={styles.contact}>
        {site.phone ? (
          <div>
            <dt>Call</dt>
            <dd>
              <a href={`tel:${site.phone.replace(/\s/g, '')}`}>{site.phone}</a>
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
    </div>
  );
}
